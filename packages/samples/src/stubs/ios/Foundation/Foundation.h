// What samples use of Foundation, Core Foundation, Dispatch and the Objective-C runtime.
// Source: Apple's iOS SDK as in @nativescript/types-ios (objc!Foundation.d.ts, objc!ObjectiveC.d.ts,
// objc!CoreFoundation.d.ts, objc!Dispatch.d.ts), which a test compares; numeric types: Apple's NSObjCRuntime.h.
#pragma once
#pragma clang assume_nonnull begin

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef _Bool BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((void *)0)
#define NS_ENUM(TYPE, NAME) enum NAME : TYPE NAME; enum NAME : TYPE
#define NS_OPTIONS(TYPE, NAME) enum __attribute__((flag_enum)) NAME : TYPE NAME; enum __attribute__((flag_enum)) NAME : TYPE
#define NS_UNAVAILABLE __attribute__((unavailable))

typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;

@class NSArray<ObjectType>, NSDictionary<KeyType, ObjectType>, NSString, NSNumber, NSError;

@protocol NSObject
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
- (BOOL)isEqual:(nullable id)object;
- (Class)class;
@end

@protocol NSCopying
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
@end

@interface NSValue : NSObject
@end

@interface NSNumber : NSValue
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithChar:(char)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithFloat:(float)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
@property (readonly, copy) NSString *stringValue;
@end

@interface NSDecimalNumber : NSNumber
@end

@interface NSString : NSObject <NSCopying>
// The importer of types-ios leaves variadic methods out; source: Apple's NSString.h.
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
@end

@interface NSArray<__covariant ObjectType> : NSObject
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nonnull])objects count:(NSUInteger)cnt;
@property (readonly) NSUInteger count;
@property (nullable, nonatomic, readonly) ObjectType firstObject;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)idx;
@end

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithObjects:(const ObjectType _Nonnull [_Nullable])objects forKeys:(const KeyType <NSCopying> _Nonnull [_Nullable])keys count:(NSUInteger)cnt;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
- (void)setObject:(nullable ObjectType)obj forKeyedSubscript:(KeyType <NSCopying>)key;
@end

@interface NSError : NSObject
@property (readonly, copy) NSString *localizedDescription;
@end

@interface NSURL : NSObject
@end

@interface NSIndexPath : NSObject <NSCopying>
@end

@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
@end

@interface NSLocale : NSObject
@property (nullable, readonly, copy) NSString *currencyCode;
@end

@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSString *)aName object:(nullable id)anObject;
- (void)removeObserver:(id)observer name:(nullable NSString *)aName object:(nullable id)anObject;
@end

@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults;
- (nullable NSString *)stringForKey:(NSString *)defaultName;
@end

// Variadic too; source: Apple's NSObjCRuntime.h.
extern void NSLog(NSString *format, ...) __attribute__((format(__NSString__, 1, 2)));

@protocol OS_dispatch_queue
@end
typedef NSObject<OS_dispatch_queue> *dispatch_queue_t;
// types-ios leaves the inline function out; source: Apple's dispatch/queue.h.
extern dispatch_queue_t dispatch_get_main_queue(void);
extern void dispatch_async(dispatch_queue_t queue, void (^block)(void));

#pragma clang assume_nonnull end
