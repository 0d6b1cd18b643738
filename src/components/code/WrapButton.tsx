import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@theme/CodeBlock/Buttons/Button';

/**
 * Wraps the lines of all samples, or no longer; the frame works it (src/frame/code.ts). The style sheet shows one of its two names,
 * since what is on depends on the window's width until the reader has chosen.
 */
export default function WrapButton(): ReactNode {
  return (
    <Button className="code-wrap">
      <span className="visually-hidden code-wrap-on">
        <Translate id="site.code.wrap">Wrap lines</Translate>
      </span>
      <span className="visually-hidden code-wrap-off">
        <Translate id="site.code.unwrap">Don’t wrap lines</Translate>
      </span>
    </Button>
  );
}
