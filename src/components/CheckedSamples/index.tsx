import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Checked} from '@site/lib/checkedSamples';

/** Tells which release the samples of a page were held against; nothing where they were not. */
export default function CheckedSamples({compiled, names}: Checked): ReactNode {
  return compiled || names ? (
    <p>
      <small>
        {compiled && (
          <Translate id="site.samples.compiled" values={{release: compiled}}>
            {'Samples compiled against SDK {release}.'}
          </Translate>
        )}{' '}
        {names && (
          <Translate id="site.samples.names" values={{release: names}}>
            {'Swift: names checked against SDK {release}.'}
          </Translate>
        )}
      </small>
    </p>
  ) : null;
}
