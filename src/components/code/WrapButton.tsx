import type {ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import Button from '@theme/CodeBlock/Buttons/Button';
import {toggleWrap, WRAP} from '@site/src/start/wrap';

const slot = createStorageSlot(WRAP);

/**
 * Wraps the lines of all samples, or no longer. The style sheet shows one of its two names,
 * since what is on depends on the window's width until the reader has chosen.
 */
export default function WrapButton(): ReactNode {
  return (
    <Button
      className="code-wrap"
      onClick={({currentTarget}) => toggleWrap(currentTarget, slot.set)}
    >
      <span className="visually-hidden code-wrap-on">
        <Translate id="site.code.wrap">Wrap lines</Translate>
      </span>
      <span className="visually-hidden code-wrap-off">
        <Translate id="site.code.unwrap">Don’t wrap lines</Translate>
      </span>
    </Button>
  );
}
