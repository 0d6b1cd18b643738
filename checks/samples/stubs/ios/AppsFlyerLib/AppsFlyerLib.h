// What samples use of AppsFlyer 6. Source: AppsFlyerLib.h of AppsFlyerFramework 6.
#pragma once
#import <Foundation/Foundation.h>

@interface AppsFlyerLib : NSObject
+ (nonnull AppsFlyerLib *)shared;
@property (nonatomic, strong, nonnull) NSString *appsFlyerDevKey;
@property (nonatomic, strong, nonnull) NSString *appleAppID;
- (void)start;
@end
