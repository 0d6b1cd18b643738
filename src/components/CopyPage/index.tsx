import type {ReactNode} from 'react';
import {useActivePluginAndVersion, useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {assistants} from '@site/config/assistants';
import {copyWords} from '@site/src/components/code/useCopy';
import styles from './styles.module.css';

/** Copies the page as Markdown, which the frame does (src/frame/code.ts); a menu offers to view it, print the guide or open it in an assistant. */
export default function CopyPage(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  const version = useActivePluginAndVersion()?.activeVersion;
  const twin = `${permalink.replace(/\/$/, '')}.md`;
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
      <button type="button" className={styles.copy} data-twin={twin} {...copyWords()}>
        <span>
          <Translate id="site.copyPage.copy">Copy page</Translate>
        </span>
      </button>
      <details data-menu className={styles.more}>
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
