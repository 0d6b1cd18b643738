plugins {
    id("com.android.application")
}
dependencies {
    implementation("com.applovin:applovin-sdk:13.4.0")
}
