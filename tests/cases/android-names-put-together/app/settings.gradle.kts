dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
        maven("https://artifactory.appodeal.com/appodeal")
    }
}
include(":app")
