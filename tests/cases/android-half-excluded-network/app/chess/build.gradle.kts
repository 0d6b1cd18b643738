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
        exclude(group = "com.appodeal.ads.sdk.networks", module = "meta")
        exclude(group = "com.appodeal.ads.sdk.services", module = "facebook_analytics")
    }
}
