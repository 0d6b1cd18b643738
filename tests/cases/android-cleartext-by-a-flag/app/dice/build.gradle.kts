plugins {
    id("com.android.application") version "8.5.1"
}
android {
    namespace = "org.example.dice"
    compileSdk = 35
    defaultConfig { minSdk = 24 }
}
dependencies {
    implementation("com.appodeal.ads:sdk:3.7.0.0")
}
