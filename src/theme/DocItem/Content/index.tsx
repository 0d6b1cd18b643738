import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import PageFeedback from '@site/src/components/PageFeedback';
import PageRecord, {type Checked} from '@site/src/components/PageRecord';
import LateNote from '@site/src/components/LateNote';
import LanguageOffer from '@site/src/shell/LanguageOffer';
import {useFramed} from '@site/src/shell/useFramed';
import {useForeignLanguage} from '@site/src/shell/useForeignLanguage';

const ALL_THERE: readonly string[] = [];

/**
 * Wraps the article with a way to the rest of the site where the page has no bars, a notice on a page that isn't translated, an offer of other
 * languages on a page that is, and a last line that says when it changed and which
 * release its samples were checked against. Below it, the page asks for feedback.
 */
export default function ContentWrapper(props: Props): ReactNode {
  const {checked, late, untranslated, updated} = useDoc().metadata.frontMatter as {
    checked?: Checked;
    /** The day since which the page is behind its English page. */
    late?: string;
    updated?: string;
    untranslated?: readonly string[];
  };
  const language = useForeignLanguage();
  const framed = useFramed();
  const {title} = useThemeConfig().navbar;
  return (
    <>
      {framed && (
        <p className="site-home off-paper" data-search="ignore">
          <Link to="/">{title}</Link>
        </p>
      )}
      <LanguageOffer missing={untranslated ?? ALL_THERE} />
      {late && updated && <LateNote changed={updated} />}
      {language === undefined ? (
        <Content {...props} />
      ) : (
        <>
          <p role="note">
            <Translate id="site.article.untranslated">This page is not translated yet.</Translate>
          </p>
          <div lang={language}>
            <Content {...props} />
          </div>
        </>
      )}
      <PageRecord updated={updated} checked={checked} />
      <PageFeedback />
    </>
  );
}
