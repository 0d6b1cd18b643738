// What samples use of Firebase. Source: github.com/firebase/firebase-ios-sdk,
// FirebaseCore/Sources/Public/FirebaseCore/FIRApp.h.
#pragma once
#import <Foundation/Foundation.h>

@interface FIRApp : NSObject
+ (void)configure;
@end
