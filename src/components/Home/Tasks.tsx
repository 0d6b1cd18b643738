import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {guidePages, homeTasks, homeTopics} from '@site/config/home';
import {guides} from '@site/config/platforms';
import {keepLog} from '@site/src/shell/pastedLog';
import Heading from '@theme/Heading';
import {useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

function FirstAd(): ReactNode {
  return (
    <li>
      <Heading as="h3">
        <Translate id="site.home.firstAd.title">Get the first ad</Translate>
      </Heading>
      <p>
        <Translate id="site.home.firstAd.text">
          From an empty project to a test ad on the screen, with code for the ad types you choose.
        </Translate>
      </p>
      <p className={styles.ways}>
        {guides.map(({platform, name}) => (
          <Link key={platform} className={styles.quiet} to={guidePages(platform).start}>
            {name}
          </Link>
        ))}
      </p>
    </li>
  );
}

/** Hands a log to the page that reads it. Without scripts, the button links to that page. */
function FixError(): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const history = useHistory();
  const page = useBaseUrl(homeTopics.troubleshooting);
  const [isEmpty, setIsEmpty] = useState(false);
  const find = (): void => {
    const text = field.current?.value ?? '';
    setIsEmpty(!text.trim());
    if (!text.trim()) {
      field.current?.focus();
      return;
    }
    keepLog(text);
    history.push(`${page}#log-helper`);
  };
  return (
    <li>
      <Heading as="h3" id="fix-an-error">
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
          rows={2}
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
        <p className={styles.ways}>
          <button type="submit" className={styles.find}>
            <Translate id="site.home.fixError.find">Find the fix</Translate>
          </button>
          <small role="status">
            {isEmpty ? (
              <Translate id="site.home.fixError.empty">Paste a line first</Translate>
            ) : (
              <Translate id="site.home.fixError.note">It stays in your browser.</Translate>
            )}
          </small>
        </p>
      </form>
    </li>
  );
}

function ConnectAdmob(): ReactNode {
  return (
    <li>
      <Heading as="h3">
        <Translate id="site.home.admob.title">Connect AdMob</Translate>
      </Heading>
      <p>
        <Translate id="site.home.admob.text">
          Link the account, let AdMob Sync create the ad units, and add the app ID to your app.
        </Translate>
      </p>
      <p className={styles.ways}>
        <Link className={styles.quiet} to={homeTasks.admob}>
          <Translate id="site.home.admob.start">Link AdMob</Translate>
        </Link>
        <Link className={styles.quiet} to={homeTasks.allNetworks}>
          <Translate id="site.home.admob.others">Other networks</Translate>
        </Link>
      </p>
    </li>
  );
}

/** What readers come to do most often: a step or a field for each. */
export default function Tasks(): ReactNode {
  return (
    <ul
      className={`clean-list ${styles.tasks}`}
      aria-label={translate({id: 'site.home.tasks', message: 'Common tasks'})}
    >
      <FirstAd />
      <FixError />
      <ConnectAdmob />
    </ul>
  );
}
