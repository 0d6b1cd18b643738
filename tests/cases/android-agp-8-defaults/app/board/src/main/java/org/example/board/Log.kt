package org.example.board
// BuildConfig.DEBUG
val isDebug = org.other.BuildConfig.DEBUG
