// What samples use of AppTrackingTransparency. Source: Apple's iOS SDK as in
// @nativescript/types-ios (objc!AppTrackingTransparency.d.ts), which a test compares.
#pragma once
#import <Foundation/Foundation.h>
#pragma clang assume_nonnull begin

typedef NS_ENUM(NSUInteger, ATTrackingManagerAuthorizationStatus) {
    ATTrackingManagerAuthorizationStatusNotDetermined = 0,
    ATTrackingManagerAuthorizationStatusRestricted = 1,
    ATTrackingManagerAuthorizationStatusDenied = 2,
    ATTrackingManagerAuthorizationStatusAuthorized = 3
};

__attribute__((availability(ios, introduced = 14.0)))
@interface ATTrackingManager : NSObject
@property (class, nonatomic, readonly) ATTrackingManagerAuthorizationStatus trackingAuthorizationStatus;
+ (void)requestTrackingAuthorizationWithCompletionHandler:(void (^)(ATTrackingManagerAuthorizationStatus status))completion;
@end

#pragma clang assume_nonnull end
