import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import DynamicCodeBlock from '@site/src/components/code/Dynamic';
import {FindingItem, Findings} from '@site/src/components/PasteCheck/findings';
import type {Answer, Remark} from './worker';

/** The language of a build file, for its colors. */
const languageOf = (file: string): string =>
  /\.(?:xml|plist)$/.test(file)
    ? 'xml'
    : file.endsWith('.json')
      ? 'json'
      : file.endsWith('.kts')
        ? 'kotlin'
        : file.endsWith('.gradle')
          ? 'groovy'
          : file.endsWith('Podfile')
            ? 'ruby'
            : 'text';

const Remarks = ({
  level,
  remarks,
}: {
  level: 'warning' | 'info';
  remarks: readonly Remark[];
}): ReactNode => (
  <Findings>
    {remarks.map(({file, line, sentence}) => (
      <FindingItem
        key={`${file} ${line} ${sentence}`}
        level={level}
        location={line === null ? file : `${file}:${line}`}
      >
        {sentence}
      </FindingItem>
    ))}
  </Findings>
);

/** A patch's changes, as a diff and as whole files, and what is left to the reader. */
export default function Result({answer}: {answer: Answer}): ReactNode {
  const {diff, files, left, notes} = answer;
  return (
    <>
      <Remarks level="warning" remarks={left} />
      <Remarks level="info" remarks={notes} />
      {diff && (
        <DynamicCodeBlock
          language="diff"
          title={translate({id: 'site.patch.diff', message: 'Diff for git apply'})}
        >
          {/* Copying leaves the last line break out, and Git wants one. */}
          {`${diff}\n`}
        </DynamicCodeBlock>
      )}
      {files.length > 0 && (
        <p>
          <Translate id="site.patch.whole">The changed files as a whole:</Translate>
        </p>
      )}
      {files.map(({path, after}) => (
        <details key={path}>
          <summary>{path}</summary>
          <DynamicCodeBlock language={languageOf(path)}>{after}</DynamicCodeBlock>
        </details>
      ))}
    </>
  );
}
