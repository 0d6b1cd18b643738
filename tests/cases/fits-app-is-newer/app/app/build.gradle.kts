plugins {
    id("com.android.application") version "8.7.3"
}
android {
    compileSdk = 35
    defaultConfig { minSdk = 24 }
}
dependencies {
    implementation("com.appodeal.ads.sdk:core:3.9.1")
}
