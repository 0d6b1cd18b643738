/** Packages of other mediations for Flutter and React Native. */
export const OTHER_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  max: ['react-native-applovin-max', 'applovin_max'],
  levelplay: [
    'ironsource-mediation',
    'unity-levelplay-mediation',
    'ironsource_mediation',
    'unity_levelplay_mediation',
  ],
  admob: [
    'react-native-google-mobile-ads',
    '@react-native-firebase/admob',
    'react-native-admob',
    'google_mobile_ads',
    'firebase_admob',
    'admob_flutter',
  ],
};
