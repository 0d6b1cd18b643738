import {useMemo, type ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {wordParts} from '@help-center/text';
import {useForeignLanguage} from '@site/src/shell/useForeignLanguage';

/** Adds line breaks to a heading, which is HTML. */
const breakable = (html: string): string =>
  html.replace(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part : wordParts(part).join('<wbr>'),
  );

/**
 * Wraps the table of contents so that long names break before capital letters, and
 * headings of a page that isn't translated declare their language.
 */
export default function TOCItemsWrapper({toc, ...props}: Props): ReactNode {
  const language = useForeignLanguage();
  const named = useMemo(
    () =>
      toc.map((item) => {
        const value = breakable(item.value);
        return {
          ...item,
          value: language === undefined ? value : `<span lang="${language}">${value}</span>`,
        };
      }),
    [toc, language],
  );
  return <TOCItems {...props} toc={named} />;
}
