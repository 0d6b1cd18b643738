plugins {
    id("com.android.application")
    id("org.jetbrains.kotlin.android")
}
android {
    namespace = "org.example.chess"
    compileSdk = 35
    defaultConfig { minSdk = 24 }
}
dependencies {
    implementation("com.appodeal.ads:sdk:3.6.0.0")
}
