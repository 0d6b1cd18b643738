object Images {
    private const val VERSION = "2.4.0"
    const val COIL = "io.coil-kt:coil:$VERSION"
}

object Ads {
    private const val VERSION = "3.6.0.0"
    const val SDK = "com.appodeal.ads:sdk:$VERSION"
}

object Motion {
    private const val VERSION = "6.0.0"
    const val LOTTIE = "com.airbnb.android:lottie:$VERSION"
}
