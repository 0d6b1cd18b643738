// What samples use of AppsFlyer 6. Source: github.com/AppsFlyerSDK/AppsFlyerFramework
// 6.9, Headers/AppsFlyerLib.h.
#pragma once
#import <Foundation/Foundation.h>

@interface AppsFlyerLib : NSObject
+ (nonnull AppsFlyerLib *)shared;
@property (nonatomic, strong, nonnull) NSString *appsFlyerDevKey;
@property (nonatomic, strong, nonnull) NSString *appleAppID;
- (void)start;
@end
