// What samples use of Adjust 5. Source: github.com/adjust/ios_sdk, Adjust/Adjust.h,
// Adjust/ADJConfig.h and Adjust/ADJAdRevenue.h.
#pragma once
#import <Foundation/Foundation.h>

extern NSString *_Nonnull const ADJEnvironmentSandbox;
extern NSString *_Nonnull const ADJEnvironmentProduction;

@interface ADJConfig : NSObject
- (nullable ADJConfig *)initWithAppToken:(nonnull NSString *)appToken environment:(nonnull NSString *)environment;
@end

@interface ADJAdRevenue : NSObject
- (nullable id)initWithSource:(nonnull NSString *)source;
- (void)setRevenue:(double)amount currency:(nonnull NSString *)currency;
- (void)setAdRevenueNetwork:(nonnull NSString *)adRevenueNetwork;
- (void)setAdRevenueUnit:(nonnull NSString *)adRevenueUnit;
@end

@interface Adjust : NSObject
+ (void)initSdk:(nullable ADJConfig *)adjustConfig;
+ (void)trackAdRevenue:(nonnull ADJAdRevenue *)adRevenue;
@end
