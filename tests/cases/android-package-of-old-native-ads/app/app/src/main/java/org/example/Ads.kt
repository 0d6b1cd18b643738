package org.example

import com.appodeal.ads.native_ad.views.NativeAdViewNewsFeed

class Ads(val feed: NativeAdViewNewsFeed)
