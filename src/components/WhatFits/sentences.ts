import {translate} from '@docusaurus/Translate';
import type {Figure, Platform, Source} from '@help-center/sdk-rules/fits';

/** Label of a figure's field. */
export const figureName = (figure: Figure): string =>
  ({
    minSdk: 'minSdk',
    compileSdk: 'compileSdk',
    agp: 'Android Gradle plugin',
    gradle: 'Gradle',
    kotlin: 'Kotlin',
    ios: translate({id: 'site.fits.iosField', message: 'iOS deployment target'}),
    unity: translate({id: 'site.fits.unityField', message: 'Unity editor'}),
    edm4u: 'EDM4U',
    firebase: 'Firebase Unity SDK',
  })[figure];

/** A value as one would type it. */
export const sampleOf: Readonly<Record<Figure, string>> = {
  minSdk: '21',
  compileSdk: '34',
  agp: '8.5.1',
  gradle: '8.7',
  kotlin: '2.1.0',
  ios: '13.0',
  unity: '2021.3.45f1',
  edm4u: '1.2.183',
  firebase: '12.8.0',
};

/** The kind that a pasted text was recognized as. */
export const sourceName = (source: Source): string =>
  ({
    'pods-error': translate({id: 'site.fits.podsError', message: 'an error of CocoaPods'}),
    'podfile-lock': 'Podfile.lock',
    podfile: 'Podfile',
    'unity-lock': 'packages-lock.json',
    'unity-settings': translate({
      id: 'site.fits.unitySettings',
      message: 'settings of a Unity project',
    }),
    'unity-error': translate({
      id: 'site.fits.unityError',
      message: 'an error of Unity’s Package Manager',
    }),
    'gradle-error': translate({id: 'site.fits.gradleError', message: 'an error of Gradle'}),
    'gradle-dependencies': translate({
      id: 'site.fits.gradleTree',
      message: 'a list of Gradle’s dependencies',
    }),
    'gradle-lock': 'gradle.lockfile',
    'gradle-files': translate({id: 'site.fits.gradleFiles', message: 'a Gradle file'}),
  })[source];

export const platformName: Readonly<Record<Platform, string>> = {
  android: 'Android',
  ios: 'iOS',
  unity: 'Unity',
};
