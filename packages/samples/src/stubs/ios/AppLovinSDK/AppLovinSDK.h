// What samples use of AppLovin. Source: ALSdk.h of AppLovinSDK 13.
#pragma once
#import <Foundation/Foundation.h>

@interface ALSdk : NSObject
+ (nonnull ALSdk *)shared;
- (void)showMediationDebugger;
- (nullable instancetype)init __attribute__((unavailable("Use +[ALSdk shared].")));
@end
