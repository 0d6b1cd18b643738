import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {feedFormats, feedPath} from '@site/config/feeds';
import type {ReactNode} from 'react';
import tool from '@site/src/css/tool.module.css';

const titleOf = (scope: string, format: string): string =>
  scope === 'all'
    ? translate(
        {
          id: 'site.feeds.titleAll',
          message: 'Releases of all SDKs ({format})',
          description: 'Name of the release feed of all platforms, shown by feed readers',
        },
        {format},
      )
    : translate(
        {
          id: 'site.feeds.title',
          message: 'Releases of this SDK ({format})',
          description: 'Name of the release feed of one platform, shown by feed readers',
        },
        {format},
      );

/**
 * Links to a platform's release feeds: in the page's head for feed readers, and as
 * a line of links for people.
 *
 * @param platform - the changelog's platform, for example `android`
 */
export default function FeedLinks({platform}: {platform: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <Head>
        {[platform, 'all'].flatMap((scope) =>
          feedFormats.map(({id, mime, label}) => (
            <link
              key={`${scope}.${id}`}
              rel="alternate"
              type={mime}
              href={withBaseUrl(feedPath(scope, id), {absolute: true})}
              title={titleOf(scope, label)}
            />
          )),
        )}
      </Head>
      <p>
        <Link to={`/what-fits?platform=${platform}`}>
          <Translate id="site.upgrade.whatFits">See which release your project can use</Translate>
        </Link>
      </p>
      <p className={tool.note}>
        <Translate
          id="site.feeds.subscribe"
          description="Line on changelog pages; the placeholders are links to the formats of one feed"
          values={{
            formats: feedFormats.map(({id, label}, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={`pathname://${feedPath(platform, id)}`} target="_self">
                  {label}
                </Link>
              </span>
            )),
            all: (
              <Link to={`pathname://${feedPath('all', 'atom')}`} target="_self">
                <Translate
                  id="site.feeds.all"
                  description="Link to the feed of all platforms, part of the subscribe line"
                >
                  all platforms in one feed
                </Translate>
              </Link>
            ),
          }}
        >
          {'Subscribe to new releases: {formats}, or {all}.'}
        </Translate>
      </p>
    </>
  );
}
