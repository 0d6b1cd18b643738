import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Platform} from '@site/config/platforms';
import type {AdType} from '@site/src/components/AdPlacement';
import Illustration, {ink} from '@site/src/components/Illustration';
import {lifecycle, type Stage} from './logic';

const WIDTH = 420;
const ROW = 46;

function explain(stage: Stage): string {
  switch (stage) {
    case 'loaded':
      return translate({id: 'site.adLifecycle.loaded', message: 'An ad is ready to show'});
    case 'loadFailed':
      return translate({id: 'site.adLifecycle.loadFailed', message: 'No network had an ad'});
    case 'expired':
      return translate({id: 'site.adLifecycle.expired', message: 'The loaded ad became too old'});
    case 'shown':
      return translate({id: 'site.adLifecycle.shown', message: 'The ad is on the screen'});
    case 'showFailed':
      return translate({id: 'site.adLifecycle.showFailed', message: 'The ad did not open'});
    case 'clicked':
      return translate({id: 'site.adLifecycle.clicked', message: 'The user tapped the ad'});
    case 'finished':
      return translate({
        id: 'site.adLifecycle.finished',
        message: 'Watched to the end: give the reward',
      });
    case 'closed':
      return translate({id: 'site.adLifecycle.closed', message: 'The user is back in the app'});
  }
}

/**
 * Draws the life of an ad from loading to closing, with the callback that
 * announces each step. Side roads (failure, expiry) branch off to the right.
 */
export default function AdLifecycle({
  type,
  platform = 'android',
}: {
  type: AdType;
  platform?: Platform;
}): ReactNode {
  const steps = lifecycle(type, platform);
  const height = steps.length * ROW + 12;
  return (
    <Illustration
      title={translate({
        id: 'site.adLifecycle.title',
        message: 'The life of an ad and its callbacks',
      })}
      description={steps.map(({stage, callback}) => `${callback}: ${explain(stage)}.`).join(' ')}
      width={WIDTH}
      height={height}
    >
      <path className={ink.line} d={`M16 20V${height - ROW + 14}`} />
      {steps.map(({stage, callback, side}, index) => {
        const y = index * ROW + 22;
        const x = side ? 44 : 16;
        return (
          <g key={stage}>
            {side && (
              <path className={ink.dashed} d={`M16 ${y - ROW + 8}v${ROW - 16}q0 8 8 8h14`} />
            )}
            <circle className={side ? ink.ring : ink.accent} cx={x} cy={y} r={side ? 5.5 : 7} />
            <text className={ink.code} x={x + 18} y={y - 2}>
              {callback}
            </text>
            <text className={ink.note} x={x + 18} y={y + 15}>
              {explain(stage)}
            </text>
          </g>
        );
      })}
    </Illustration>
  );
}
