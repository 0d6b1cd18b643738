// What the samples use of other vendors' libraries, with the source of each.

// github.com/adjust/dev-docs, docs/android/reference/AdjustAdRevenue.md
package com.adjust.sdk;
public class AdjustAdRevenue {
    public AdjustAdRevenue(String source) {}
    public native void setRevenue(Double revenue, String currency);
    public native void setAdRevenueNetwork(String adRevenueNetwork);
    public native void setAdRevenueUnit(String adRevenueUnit);
}

// github.com/adjust/dev-docs, docs/android/reference/AdjustAdRevenue.md
package com.adjust.sdk;
public class Adjust {
    public static native void trackAdRevenue(AdjustAdRevenue adRevenue);
}

package com.appsflyer;
public interface AppsFlyerConversionListener {}

package com.appsflyer;
public abstract class AppsFlyerLib {
    public static native AppsFlyerLib getInstance();
    public abstract AppsFlyerLib init(String key, AppsFlyerConversionListener conversionDataListener, android.content.Context context);
    public abstract void start(android.content.Context context);
}

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
