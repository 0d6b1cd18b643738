plugins { id("com.android.library") }
android {
    sourceSets["main"].manifest.srcFile("../manifests/board/AndroidManifest.xml")
}
