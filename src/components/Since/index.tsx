import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Badge with the SDK version that introduced something.
 *
 * @param version - the release, for example `3.5.0`
 * @throws when `version` isn't a release number, so that a typo fails the build
 */
export default function Since({version}: {version: string}): ReactNode {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`<Since version="${version}">: a release such as 3.5.0 was expected`);
  }
  return (
    <span className={styles.since}>
      {translate(
        {
          id: 'site.since.label',
          message: 'in {version} and later',
          description: 'Badge of a feature: the SDK version that brought it',
        },
        {version},
      )}
    </span>
  );
}
