import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import DynamicCodeBlock from '@site/src/components/code/Dynamic';
import {Card, Cards} from '@site/src/components/ToolResult';
import type {Answer, Remark} from './worker';

/** The languages of build files, for their colors, by the end of their names. */
const LANGUAGES: Readonly<Record<string, string>> = {
  xml: 'xml',
  plist: 'xml',
  json: 'json',
  kts: 'kotlin',
  gradle: 'groovy',
  Podfile: 'ruby',
};

const Remarks = ({
  level,
  remarks,
}: {
  level: 'warning' | 'info';
  remarks: readonly Remark[];
}): ReactNode => (
  <Cards>
    {remarks.map(({file, line, sentence}) => (
      <Card
        key={`${file} ${line} ${sentence}`}
        level={level}
        title={sentence}
        source={line === null ? file : `${file}:${line}`}
      />
    ))}
  </Cards>
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
          <DynamicCodeBlock language={LANGUAGES[path.split(/[./]/).at(-1) ?? ''] ?? 'text'}>
            {after}
          </DynamicCodeBlock>
        </details>
      ))}
    </>
  );
}
