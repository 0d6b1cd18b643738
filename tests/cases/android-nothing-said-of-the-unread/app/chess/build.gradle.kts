plugins {
    id("com.android.application") version "8.7.3"
}
android {
    namespace = "org.example.chess"
    compileSdk = 35
    defaultConfig { minSdk = flutter.minSdkVersion }
}
dependencies {
    implementation("com.appodeal.ads:sdk:3.7.0.0") {
    }
}
