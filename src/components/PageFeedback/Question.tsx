import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {chatText, report, type Reason} from '@site/src/shell/report';
import tool from '@site/src/css/tool.module.css';
import styles from './styles.module.css';

type Step = 'question' | 'reasons' | 'thanks';

/** What was wrong, in the page's language. */
const reasons = (): Readonly<Record<Reason, string>> => ({
  missing: translate({id: 'site.feedback.missing', message: 'Something is missing'}),
  complicated: translate({id: 'site.feedback.complicated', message: 'Too complicated'}),
  outdated: translate({id: 'site.feedback.outdated', message: 'Out of date'}),
  wrong: translate({id: 'site.feedback.wrong', message: 'Something is wrong'}),
  translation: translate({id: 'site.feedback.translation', message: 'Trouble with the language'}),
  sample: translate({id: 'site.feedback.sample', message: 'A sample does not work'}),
});

/** Opens the chat, whose code is already loaded if the reader can chat. */
async function write(text: string): Promise<void> {
  try {
    const {messenger} = await import('@site/src/chat/messenger');
    messenger.write(text);
  } catch {
    console.warn('[chat] the chat code could not be loaded');
  }
}

interface QuestionProps {
  /** Path of the page. */
  page: string;
  /** Its absolute address if a reason opens the chat; null if answers are counted. */
  address: string | null;
}

/** Asks whether a page was helpful and, if not, why. */
export default function Question({page, address}: QuestionProps): ReactNode {
  const [step, setStep] = useState<Step>('question');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed no longer exists.
    if (step !== 'question') {
      status.current?.focus();
    }
  }, [step]);
  const answer = (helpful: boolean) => () => {
    report('page_feedback', {page, helpful: helpful ? 'yes' : 'no'});
    setStep(helpful ? 'thanks' : 'reasons');
  };
  const text = {
    question: translate({id: 'site.feedback.question', message: 'Was this page helpful?'}),
    reasons: translate({id: 'site.feedback.reasons', message: 'What went wrong?'}),
    thanks: translate({id: 'site.feedback.thanks', message: 'Thank you.'}),
  }[step];
  return (
    <div role="group" aria-label={text} className={styles.feedback} data-search="ignore">
      <p ref={status} tabIndex={-1}>
        {text}
      </p>
      {step === 'question' && (
        <>
          <button type="button" className={tool.control} onClick={answer(true)}>
            <Translate id="site.feedback.yes">Yes</Translate>
          </button>
          <button type="button" className={tool.control} onClick={answer(false)}>
            <Translate id="site.feedback.no">No</Translate>
          </button>
        </>
      )}
      {step === 'reasons' &&
        Object.entries(reasons()).map(([reason, words]) => (
          <button
            key={reason}
            type="button"
            className={tool.control}
            onClick={() => {
              report('page_feedback_reason', {page, reason: reason as Reason});
              if (address !== null) {
                void write(chatText(words, address));
              }
              setStep('thanks');
            }}
          >
            {words}
          </button>
        ))}
    </div>
  );
}
