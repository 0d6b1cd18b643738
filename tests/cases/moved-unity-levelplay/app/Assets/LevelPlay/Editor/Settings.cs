class Settings {}
