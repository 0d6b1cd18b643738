// Replaced: the stock one needs React to keep the choice of a version, which the frame keeps (src/frame).
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsVersion, useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import {startOf} from '@site/src/shell/guideLinks';
import {versionChoice} from '@site/src/shell/preferredPages';

/** Says on the pages of a version that is not the latest what it is, and leads to the latest. */
export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label, pluginId} = useDocsVersion();
  const {title} = useDocusaurusContext().siteConfig;
  const {latestDocSuggestion, latestVersionSuggestion} = useDocVersionSuggestions(pluginId);
  if (!banner) {
    return null;
  }
  const values = {siteTitle: title, versionLabel: <b>{label}</b>};
  const latest = latestDocSuggestion?.path ?? startOf(latestVersionSuggestion);
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert alert--warning margin-bottom--md',
      )}
      role="alert"
    >
      <div>
        {banner === 'unreleased' ? (
          <Translate id="theme.docs.versions.unreleasedVersionLabel" values={values}>
            {'This is unreleased documentation for {siteTitle} {versionLabel} version.'}
          </Translate>
        ) : (
          <Translate id="theme.docs.versions.unmaintainedVersionLabel" values={values}>
            {
              'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
            }
          </Translate>
        )}
      </div>{' '}
      <div>
        <Translate
          id="theme.docs.versions.latestVersionSuggestionLabel"
          values={{
            versionLabel: latestVersionSuggestion.label,
            latestVersionLink: (
              <b>
                <Link to={latest} {...versionChoice(pluginId, latestVersionSuggestion)}>
                  <Translate id="theme.docs.versions.latestVersionLinkLabel">
                    latest version
                  </Translate>
                </Link>
              </b>
            ),
          }}
        >
          {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
        </Translate>
      </div>
    </div>
  );
}
