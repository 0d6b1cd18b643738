// Wrapped to let long names in titles break before capital letters.
import {Fragment, type ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import {wordParts} from '@help-center/text';

export default function HeadingWrapper({children, ...props}: Props): ReactNode {
  const parts = typeof children === 'string' ? wordParts(children) : [];
  return (
    <Heading {...props}>
      {/* A heading of one text names the link to it. */}
      {parts.length > 1
        ? parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))
        : children}
    </Heading>
  );
}
