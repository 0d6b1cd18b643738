import {useMemo, type ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {useForeignLanguage} from '@site/src/shell/useForeignLanguage';

/** Wraps the table of contents so that headings of a page without a translation name their language. */
export default function TOCItemsWrapper({toc, ...props}: Props): ReactNode {
  const language = useForeignLanguage();
  const named = useMemo(
    () =>
      language === undefined
        ? toc
        : toc.map((item) => ({...item, value: `<span lang="${language}">${item.value}</span>`})),
    [toc, language],
  );
  return <TOCItems {...props} toc={named} />;
}
