pluginManagement {
    repositories {
        google()
        mavenCentral()
    }
}

dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
        maven("https://artifactory.appodeal.com/appodeal")
        maven("https://artifactory.bidmachine.io/bidmachine")
        maven("https://artifactory.bidon.org/bidon")
    }
}

include(":app")
