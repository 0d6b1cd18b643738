// What a fragment may take for granted; a whole file imports for itself.
#import <AdjustSdk/AdjustSdk.h>
#import <AppLovinSDK/AppLovinSDK.h>
#import <AppTrackingTransparency/AppTrackingTransparency.h>
#import <Appodeal/Appodeal.h>
#import <AppsFlyerLib/AppsFlyerLib.h>
#import <FirebaseCore/FirebaseCore.h>
#import <Foundation/Foundation.h>
#import <StackConsentManager/StackConsentManager-Swift.h>
#import <StoreKit/StoreKit.h>
#import <UIKit/UIKit.h>
