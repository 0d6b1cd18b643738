import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import onDemand from '@site/src/components/onDemand';
import {useReader} from '@site/src/dashboard/Reader';
import {useDashboardSettings} from '@site/src/dashboard/settings';
import {useFramed} from '@site/src/shell/useFramed';

const Question = onDemand(() => import('./Question'));

/**
 * Asks whether the page was helpful and, if not, why. The answer goes to the tag
 * manager, or opens the chat with the page's address; without either, nothing is
 * shown.
 */
export default function PageFeedback(): ReactNode {
  const {chat, counted} = useDashboardSettings();
  const {user} = useReader();
  const isFramed = useFramed();
  const {siteConfig} = useDocusaurusContext();
  const {permalink} = useDoc().metadata;
  if (isFramed || !(counted || (chat && user))) {
    return null;
  }
  const address = counted ? null : siteConfig.url + permalink;
  return <Question key={permalink} page={permalink} address={address} />;
}
