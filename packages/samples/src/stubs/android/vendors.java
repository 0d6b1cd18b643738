// What the samples use of other vendors' libraries, each checked against the source above it.
// Parts that samples do not use are left out.

// github.com/adjust/android_sdk 5.4, Adjust/sdk-core/src/main/java/com/adjust/sdk
package com.adjust.sdk;
public class AdjustAdRevenue {
    public AdjustAdRevenue(String source) {}
    public native void setRevenue(Double revenue, String currency);
    public native void setAdRevenueNetwork(String adRevenueNetwork);
    public native void setAdRevenueUnit(String adRevenueUnit);
}

package com.adjust.sdk;
public class Adjust {
    public static native void trackAdRevenue(AdjustAdRevenue adjustAdRevenue);
}

// dev.appsflyer.com/hc/docs: android-sdk-reference-appsflyerconversionlistener, integrate-android-sdk.
// The documentation names the parameters of init and start; that they are abstract is not public.
package com.appsflyer;
public interface AppsFlyerConversionListener {
    void onConversionDataSuccess(java.util.Map<String, Object> conversionData);
    void onConversionDataFail(String errorMessage);
    void onAppOpenAttribution(java.util.Map<String, String> attributionData);
    void onAttributionFailure(String errorMessage);
}

package com.appsflyer;
public abstract class AppsFlyerLib {
    public static native AppsFlyerLib getInstance();
    public abstract AppsFlyerLib init(String key, AppsFlyerConversionListener conversionDataListener, android.content.Context context);
    public abstract void start(android.content.Context context);
}

// developer.android.com/reference/com/android/billingclient/api
package com.android.billingclient.api;
public class Purchase {
    public native String getDeveloperPayload();
    public native String getOrderId();
    public native String getOriginalJson();
    public native long getPurchaseTime();
    public native String getPurchaseToken();
    public native String getSignature();
}

package com.android.billingclient.api;
public final class ProductDetails {
    public native OneTimePurchaseOfferDetails getOneTimePurchaseOfferDetails();
    public native String getProductId();
    public native java.util.List<SubscriptionOfferDetails> getSubscriptionOfferDetails();
    public static final class OneTimePurchaseOfferDetails {
        public native long getPriceAmountMicros();
        public native String getPriceCurrencyCode();
    }
    public static final class SubscriptionOfferDetails {
        public native PricingPhases getPricingPhases();
    }
    public static class PricingPhases {
        public native java.util.List<PricingPhase> getPricingPhaseList();
    }
    public static final class PricingPhase {
        public native long getPriceAmountMicros();
        public native String getPriceCurrencyCode();
    }
}

// developers.google.com/android/reference/com/google/android/gms/tasks
package com.google.android.gms.tasks;
public abstract class Task<TResult> {
    public abstract boolean isSuccessful();
    public native <TContinuationResult> Task<TContinuationResult> continueWithTask(Continuation<TResult, Task<TContinuationResult>> continuation);
    public native Task<TResult> addOnCompleteListener(android.app.Activity activity, OnCompleteListener<TResult> listener);
}

package com.google.android.gms.tasks;
public interface Continuation<TResult, TContinuationResult> {
    TContinuationResult then(Task<TResult> task) throws Exception;
}

package com.google.android.gms.tasks;
public interface OnCompleteListener<TResult> {
    void onComplete(Task<TResult> task);
}

// github.com/firebase/firebase-android-sdk, firebase-config/src/main/java/com/google/firebase/remoteconfig
package com.google.firebase.remoteconfig;
public class FirebaseRemoteConfig {
    public static native FirebaseRemoteConfig getInstance();
    public native com.google.android.gms.tasks.Task<Void> setConfigSettingsAsync(FirebaseRemoteConfigSettings settings);
    public native com.google.android.gms.tasks.Task<Boolean> fetchAndActivate();
    public native String getString(String key);
}

package com.google.firebase.remoteconfig;
public class FirebaseRemoteConfigSettings {
    public static class Builder {
        public native Builder setFetchTimeoutInSeconds(long duration);
        public native FirebaseRemoteConfigSettings build();
    }
}

// developers.facebook.com/documentation/app-events/guides/maximize-in-app-ad-revenue
package com.facebook.appevents;
public class AppEventsLogger {
    public static native AppEventsLogger newLogger(android.content.Context context);
    public native void logEvent(String eventName, double valueToSum, android.os.Bundle parameters);
}

package com.facebook.appevents;
public class AppEventsConstants {
    public static final String EVENT_NAME_AD_IMPRESSION = "AdImpression";
    public static final String EVENT_PARAM_CURRENCY = "fb_currency";
}
