// What a reader's project generates: the resources that samples name.

package com.example.app;
public final class R {
    public static final class layout {
        public static final int activity_main = 1;
    }
    public static final class id {
        public static final int appodealBannerView = 1;
        public static final int appodealMrecView = 2;
        public static final int bannerContainer = 3;
        public static final int mrecContainer = 4;
        public static final int nativeAdView = 5;
        public static final int showAdButton = 6;
        public static final int watchButton = 7;
    }
}

package com.example.app;
public final class BuildConfig {
    public static final boolean DEBUG = Boolean.parseBoolean("true");
}
