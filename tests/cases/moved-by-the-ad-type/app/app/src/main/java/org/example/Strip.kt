package org.example

import com.applovin.mediation.*
import com.applovin.mediation.ads.MaxAdView

class Strip : MaxAdViewAdListener {
    private val strip = MaxAdView("unit")
    override fun onAdLoaded(ad: MaxAd) {}
    fun end() { strip.destroy(); cache.destroy() }
}
