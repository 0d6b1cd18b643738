extra["compile"] = 33
