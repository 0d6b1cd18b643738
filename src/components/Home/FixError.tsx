import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {homeTopics} from '@site/config/home';
import {useDrops} from '@site/src/components/DropBox/useDrops';
import {keepPasted} from '@site/src/shell/pastedLog';
import Heading from '@theme/Heading';
import {useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Hands a text, or files dropped anywhere, to the page that reads them. Without scripts, the button
 * links to that page.
 */
export default function FixError(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const history = useHistory();
  const page = useBaseUrl(homeTopics.troubleshooting);
  const [isEmpty, setIsEmpty] = useState(false);
  const hand = (next: Parameters<typeof keepPasted>[0]): void => {
    keepPasted(next);
    history.push(`${page}#log-helper`);
  };
  useDrops((files) => hand({text: '', files}));
  const find = (): void => {
    const text = field.current?.value ?? '';
    setIsEmpty(!text.trim());
    if (!text.trim()) {
      field.current?.focus();
      return;
    }
    hand({text});
  };
  return (
    <section className={styles.fix} aria-labelledby="fix-an-error">
      <Heading as="h2" id="fix-an-error">
        <Translate id="site.home.fixError.title">Fix an error</Translate>
      </Heading>
      <form
        action={page}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <label htmlFor="error-text">
          <Translate id="site.home.fixError.label">A line of the log, or an error code</Translate>
        </label>
        <textarea
          ref={field}
          id="error-text"
          rows={1}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              find();
            }
          }}
        />
        <button type="submit" className="site-primary">
          <Translate id="site.home.fixError.find">Find the fix</Translate>
        </button>
        <small role="status">
          {isEmpty ? (
            <Translate id="site.home.fixError.empty">Paste a line first</Translate>
          ) : (
            <Translate id="site.home.fixError.note">
              You can also drop a file. It stays in your browser.
            </Translate>
          )}
        </small>
      </form>
    </section>
  );
}
