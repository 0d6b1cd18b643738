import {useEffect, useRef, type ReactNode} from 'react';
import {useActivePluginAndVersion, useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {assistants} from '@site/config/assistants';
import {useCopy} from '@site/src/components/code/useCopy';
import styles from './styles.module.css';

const idle = () => translate({id: 'site.copyPage.copy', message: 'Copy page'});

/** Copies the page as Markdown; a menu offers to view it, print the guide or open it in an assistant. */
export default function CopyPage(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  const version = useActivePluginAndVersion()?.activeVersion;
  const menu = useRef<HTMLDetailsElement>(null);
  const twin = `${permalink.replace(/\/$/, '')}.md`;
  const {copy, state, label} = useCopy(async () => {
    const answer = await fetch(twin);
    if (!answer.ok) {
      throw new Error(`${twin}: ${answer.status}`);
    }
    return answer.text();
  }, idle);

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
      <button type="button" className={styles.copy} onClick={copy}>
        {label}
      </button>
      <span role="status" className="visually-hidden">
        {state !== 'idle' && label}
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
          {version?.isLast && (
            <li>
              <a href={`${version.path}/print`} target="_blank" rel="noopener">
                <Translate id="site.copyPage.print">Whole guide to print</Translate>
              </a>
            </li>
          )}
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
