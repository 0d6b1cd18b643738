import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {assistants} from '@site/config/assistants';
import {copyText} from '@site/src/components/code/copy';
import styles from './styles.module.css';

const labels = {
  idle: () => translate({id: 'site.copyPage.copy', message: 'Copy page'}),
  copied: () => translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
  failed: () => translate({id: 'site.code.copyFailed', message: 'Copy failed'}),
};

async function copyTwin(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    return answer.ok && (await copyText(await answer.text()));
  } catch {
    return false;
  }
}

/** Copies the page as Markdown, and offers to view it or to take it to an assistant. */
export default function CopyPage(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  const [state, setState] = useState<keyof typeof labels>('idle');
  const menu = useRef<HTMLDetailsElement>(null);
  const twin = `${permalink.replace(/\/$/, '')}.md`;

  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = window.setTimeout(() => setState('idle'), 4000);
    return () => window.clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current;
      if (!open?.open) {
        return;
      }
      if (event instanceof KeyboardEvent) {
        if (event.key === 'Escape') {
          open.open = false;
          open.querySelector('summary')?.focus();
        }
      } else if (!open.contains(event.target as Node)) {
        open.open = false;
      }
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  const question = translate(
    {
      id: 'site.copyPage.question',
      message: 'Read {address} and answer my questions about it.',
      description: 'What an assistant is asked; the address is that of the page as Markdown',
    },
    {address: siteConfig.url + twin},
  );

  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.copy}
        onClick={() => void copyTwin(twin).then((copied) => setState(copied ? 'copied' : 'failed'))}
      >
        {labels[state]()}
      </button>
      <span role="status" className={styles.hidden}>
        {state !== 'idle' && labels[state]()}
      </span>
      <details ref={menu} className={styles.more}>
        <summary
          aria-label={translate({id: 'site.copyPage.more', message: 'More ways to take this page'})}
        />
        <ul className={styles.menu}>
          <li>
            <a href={twin} target="_blank" rel="noopener">
              <Translate id="site.copyPage.view">View as Markdown</Translate>
            </a>
          </li>
          {assistants.map(({name, ask}) => (
            <li key={name}>
              <a
                href={ask + encodeURIComponent(question)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Translate id="site.copyPage.ask" values={{name}}>
                  {'Open in {name}'}
                </Translate>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
