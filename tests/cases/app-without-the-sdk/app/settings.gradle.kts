include(":chess", ":clock")
