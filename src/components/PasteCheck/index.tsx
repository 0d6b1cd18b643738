import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DropBox, {type Props as BoxProps} from '@site/src/components/DropBox';
import ToolResult, {Cards} from '@site/src/components/ToolResult';
import tool from '@site/src/css/tool.module.css';

interface Props
  extends
    Omit<BoxProps, 'label'>,
    Pick<ComponentProps<typeof ToolResult>, 'level' | 'levels' | 'next'> {
  label: string;
  /** Options of the check, between the field and the findings. */
  options?: ReactNode;
  /** How much of the text has been read, in percent; null when it isn't being read. */
  progress?: number | null;
  /** Called when the reader stops the check of a long text. */
  onCancel?: () => void;
  /** The result in a sentence, announced when it changes; empty without a result. */
  summary: string;
  /** `Card`s. */
  findings?: ReactNode;
}

/** A box for a text, followed by the findings of a check. */
export default function PasteCheck({
  options,
  progress = null,
  onCancel,
  summary,
  level,
  levels,
  next,
  findings,
  ...box
}: Props): ReactNode {
  return (
    <div className={tool.tool}>
      <DropBox {...box} />
      {options}
      <ToolResult
        sentence={progress === null ? summary : ''}
        levels={levels}
        level={level}
        next={next}
        busy={
          progress === null || !onCancel
            ? null
            : {
                progress,
                label: translate({id: 'site.check.reading', message: 'Reading the text'}),
                onCancel,
              }
        }
      >
        <Cards>{findings}</Cards>
      </ToolResult>
    </div>
  );
}
