plugins {
    kotlin("android") version Versions.kotlin apply false
    id("com.google.dagger.hilt.android") version Versions.Google.hilt apply false
}
buildscript {
    dependencies {
        classpath(Depend.hiltPlugin)
    }
}
allprojects {
    repositories {
        google()
        mavenCentral()
        maven("https://artifactory.appodeal.com/appodeal")
    }
}
