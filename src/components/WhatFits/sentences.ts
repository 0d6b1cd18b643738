import {translate} from '@docusaurus/Translate';
import type {Figure, Platform, Source} from '@help-center/version-rules';

/** Label of a figure's field. */
export function figureName(figure: Figure): string {
  switch (figure) {
    case 'minSdk':
    case 'compileSdk':
      return figure;
    case 'agp':
      return 'Android Gradle plugin';
    case 'gradle':
      return 'Gradle';
    case 'kotlin':
      return 'Kotlin';
    case 'ios':
      return translate({id: 'site.fits.iosField', message: 'iOS deployment target'});
    case 'unity':
      return translate({id: 'site.fits.unityField', message: 'Unity editor'});
    case 'edm4u':
      return 'EDM4U';
    case 'firebase':
      return 'Firebase Unity SDK';
  }
}

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
export function sourceName(source: Source): string {
  switch (source) {
    case 'pods-error':
      return translate({id: 'site.fits.podsError', message: 'an error of CocoaPods'});
    case 'podfile-lock':
      return 'Podfile.lock';
    case 'podfile':
      return 'Podfile';
    case 'unity-lock':
      return 'packages-lock.json';
    case 'unity-settings':
      return translate({id: 'site.fits.unitySettings', message: 'settings of a Unity project'});
    case 'unity-error':
      return translate({
        id: 'site.fits.unityError',
        message: 'an error of Unity’s Package Manager',
      });
    case 'gradle-error':
      return translate({id: 'site.fits.gradleError', message: 'an error of Gradle'});
    case 'gradle-dependencies':
      return translate({id: 'site.fits.gradleTree', message: 'a list of Gradle’s dependencies'});
    case 'gradle-lock':
      return 'gradle.lockfile';
    case 'gradle-files':
      return translate({id: 'site.fits.gradleFiles', message: 'a Gradle file'});
  }
}

export const platformName: Readonly<Record<Platform, string>> = {
  android: 'Android',
  ios: 'iOS',
  unity: 'Unity',
};
