// What samples use of StoreKit. Source: Apple's iOS SDK as in @nativescript/types-ios
// (objc!StoreKit.d.ts), which a test compares.
#pragma once
#import <Foundation/Foundation.h>
#pragma clang assume_nonnull begin

@interface SKProduct : NSObject
@property (nonatomic, readonly) NSDecimalNumber *price;
@property (nonatomic, readonly) NSLocale *priceLocale;
@property (nonatomic, readonly) NSString *productIdentifier;
@end

@interface SKPaymentTransaction : NSObject
@property (nullable, nonatomic, readonly) NSString *transactionIdentifier;
@end

#pragma clang assume_nonnull end
