import type {ReactNode} from 'react';
import needs from '@generated/shown-releases/default/needs.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {platforms, type Platform} from '@site/config/platforms';
import LaterReleases from '@site/src/components/LaterReleases';
import StackedTable from '@site/src/components/StackedTable';
import onDemand from '@site/src/components/onDemand';
import {figureName, platformName, sampleOf} from '@site/src/components/WhatFits/sentences';
import styles from '@site/src/components/Home/versions.module.css';
import type {Figure} from '@help-center/sdk-rules/fits';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const WhatFits = onDemand(
  () => import(/* webpackChunkName: "what-fits" */ '@site/src/components/WhatFits'),
);

/** Errors that readers search for. */
const ERRORS = [
  'CocoaPods could not find compatible versions for pod',
  'uses-sdk:minSdkVersion 21 cannot be smaller than version 23',
  'Module was compiled with an incompatible version of Kotlin',
  'Minimum supported Gradle version is 8.7. Current version is 8.2',
  'requires Android Gradle plugin 8.6.0 or higher',
  'Duplicate class found in modules',
];

const columnName = (name: string): string => (name in sampleOf ? figureName(name as Figure) : name);

/** Requirements of a platform's releases; consecutive ones with the same requirements share a row. */
function Needs({platform}: {platform: Platform}): ReactNode {
  const {columns, rows} = needs[platform];
  return (
    <section aria-labelledby={platform}>
      <Heading as="h3" id={platform}>
        {platformName[platform]}
      </Heading>
      <StackedTable
        columns={[
          translate({id: 'site.fits.release', message: 'Release'}),
          ...columns.map(columnName),
        ]}
        rows={rows.map(({newest, oldest, needs: cells}) => ({
          key: newest,
          cells: [
            newest === oldest ? newest : `${oldest}–${newest}`,
            ...cells.map((cell) => cell || '–'),
          ],
        }))}
      />
    </section>
  );
}

/** Which releases fit a project's versions, as a tool and as tables. */
export default function WhatFitsPage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'site.fits.title', message: 'What fits my project'})}
      description={translate({
        id: 'site.fits.description',
        message:
          'Find the Appodeal SDK release that goes with your minSdk, Gradle, Kotlin, deployment target, pods or Unity editor, from a pasted error or lock file.',
      })}
    >
      <main className={styles.page}>
        <Heading as="h1">
          <Translate id="site.fits.title">What fits my project</Translate>
        </Heading>
        <p>
          <Translate id="site.fits.lead">
            Find the newest release that goes with your versions, and what keeps a newer one out.
          </Translate>
        </p>
        <WhatFits />
        <section aria-labelledby="errors">
          <Heading as="h2" id="errors">
            <Translate id="site.fits.errors">Errors that are about versions</Translate>
          </Heading>
          <ul>
            {ERRORS.map((error) => (
              <li key={error}>
                <code>{error}</code>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/versions">
              <Translate id="site.fits.versions">All versions of the guides</Translate>
            </Link>
          </p>
        </section>
        <section aria-labelledby="needs">
          <Heading as="h2" id="needs">
            <Translate id="site.fits.needs">What each release needs</Translate>
          </Heading>
          <p>
            <Translate id="site.fits.needsNote">
              On Android, only minSdk is a limit: the rest is what our public demo builds with. On
              iOS, the deployment target grows with the adapters you add, and each pod is pinned by
              its adapter. Unity adds the rows of the Android and iOS SDKs with the same number.
            </Translate>
          </p>
          <LaterReleases platform="android" />
          {platforms.map((platform) => (
            <Needs key={platform} platform={platform} />
          ))}
        </section>
      </main>
    </Layout>
  );
}
