plugins {
    id("com.android.application") version "8.7.3"
}
android {
    compileSdk = 35
    defaultConfig { minSdk = levels.lowest(project) }
}
dependencies {
    implementation("com.appodeal.ads:sdk:3.6.0.0")
}
