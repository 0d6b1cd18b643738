include(":game")
