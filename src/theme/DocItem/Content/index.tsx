import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {localeOf} from '@site/config/locales';
import type {Checked} from '@site/lib/checkedSamples';
import CheckedSamples from '@site/src/components/CheckedSamples';
import PlatformSwitch from '@site/src/components/PlatformSwitch';

/**
 * Wraps the article so that SDK pages start with the platform switch, that a
 * page without a translation says so and names the language it is in, and that
 * the last line tells what its samples were held against.
 */
export default function ContentWrapper(props: Props): ReactNode {
  const plugin = useActivePlugin();
  const {currentLocale} = useDocusaurusContext().i18n;
  const {metadata} = useDoc();
  const written = localeOf(metadata.source);
  const {checked} = metadata.frontMatter as {checked?: Checked};
  return (
    <>
      {plugin && <PlatformSwitch pluginId={plugin.pluginId} />}
      {written === currentLocale ? (
        <Content {...props} />
      ) : (
        <>
          <p role="note">
            <Translate id="site.article.untranslated">This page is not translated yet.</Translate>
          </p>
          <div lang={written}>
            <Content {...props} />
          </div>
        </>
      )}
      {checked && <CheckedSamples {...checked} />}
    </>
  );
}
