plugins {
    alias(libs.plugins.house.android.feature)
}
