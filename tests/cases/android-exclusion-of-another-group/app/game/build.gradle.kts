plugins {
    id("com.android.application") version "8.7.3"
}
android {
    namespace = "org.example.chess"
    compileSdk = 35
    defaultConfig { minSdk = 24 }
}
dependencies {
    implementation("com.appodeal.ads:sdk:3.0.2.0") {
        exclude(group = "com.appodeal.ads.sdk.networks", module = "sentry_analytics")
        exclude(group = "com.appodeal.ads.sdk.services", module = "adjust")
    }
}
