import type {ReactNode} from 'react';
import {pieces} from '@help-center/text';

/** A text from the data, in which backticks mark code and asterisks strong text. */
export default function Words({text}: {text: string}): ReactNode {
  return pieces(text).map(({kind, value}, index) => {
    const Tag = kind;
    return Tag === 'text' ? value : <Tag key={index}>{value}</Tag>;
  });
}
