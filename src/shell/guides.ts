/** The three SDK guides as the home and not-found pages present them. */
export const guides = [
  {
    platform: 'android',
    pluginId: 'default',
    label: 'Android SDK',
    start: 'android/get-started',
    changelog: 'android/changelog',
  },
  {
    platform: 'ios',
    pluginId: 'ios',
    label: 'iOS SDK',
    start: 'ios/get-started',
    changelog: 'ios/changelog',
  },
  {
    platform: 'unity',
    pluginId: 'unity',
    label: 'Unity Plugin',
    start: 'unity/get-started',
    changelog: 'unity/changelog',
  },
] as const;
