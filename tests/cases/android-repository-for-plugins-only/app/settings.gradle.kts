pluginManagement {
    repositories {
        google()
        maven { url = uri("https://artifactory.appodeal.com/appodeal") }
    }
}
dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
    }
}
include(":game")
