plugins {
    id("com.android.application") version "8.7.3"
}
android {
    namespace = "org.example.chess"
    compileSdk = 35
    defaultConfig { minSdk = 24 }
}
dependencies {
    implementation("com.appodeal.ads:sdk:3.7.0.0") {
        exclude(group = "com.appodeal.ads.sdk.networks", module = "admob")
        exclude(group = "com.google.android.gms", module = "play-services-ads")
        exclude(group = "com.applovin.mediation")
        exclude(module = "facebook_analytics")
    }
}
