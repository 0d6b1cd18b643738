import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Illustration, {ink} from '@site/src/components/Illustration';

const WIDTH = 420;

function Box({
  x,
  y,
  width,
  label,
  note,
  strong = false,
}: {
  x: number;
  y: number;
  width: number;
  label: string;
  note: string;
  strong?: boolean;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={strong ? ink.accent : ink.box} width={width} height={52} rx={10} />
      <text className={strong ? ink.onAccent : ink.label} x={width / 2} y={22} textAnchor="middle">
        {label}
      </text>
      <text
        className={strong ? ink.onAccent : ink.note}
        x={width / 2}
        y={40}
        textAnchor="middle"
        style={strong ? {fontWeight: 400, fontSize: 12} : undefined}
      >
        {note}
      </text>
    </g>
  );
}

/** Draws how mediation picks an ad: request, bids and waterfall, comparison, cache, show. */
export default function MediationFlow(): ReactNode {
  return (
    <Illustration
      title={translate({id: 'site.mediationFlow.title', message: 'How mediation picks an ad'})}
      description={translate({
        id: 'site.mediationFlow.description',
        message:
          'Your app asks for an ad type. The SDK asks bidding networks, which answer with a price in real time, and waterfall networks, which are ordered by expected price. The best offer is loaded and kept ready. When your app calls show, the ad appears.',
      })}
      width={WIDTH}
      height={372}
    >
      <path className={ink.line} d="M210 60v22m-5-6 5 6 5-6" />
      <path className={ink.line} d="M150 136v14q0 8-8 8h-24q-8 0-8 8v10m-5-6 5 6 5-6" />
      <path className={ink.line} d="M270 136v14q0 8 8 8h24q8 0 8 8v10m-5-6 5 6 5-6" />
      <path className={ink.line} d="M110 230v10q0 8 8 8h30q8 0 8 8v10m-5-6 5 6 5-6" />
      <path className={ink.line} d="M310 230v10q0 8-8 8h-30q-8 0-8 8v10m-5-6 5 6 5-6" />
      <Box
        x={90}
        y={8}
        width={240}
        label={translate({id: 'site.mediationFlow.app', message: 'Your app'})}
        note={translate({id: 'site.mediationFlow.appNote', message: 'asks for an ad type'})}
      />
      <Box
        x={90}
        y={84}
        width={240}
        label="Appodeal SDK"
        note={translate({id: 'site.mediationFlow.sdkNote', message: 'asks the networks for you'})}
        strong
      />
      <Box
        x={8}
        y={178}
        width={196}
        label={translate({id: 'site.mediationFlow.bidding', message: 'Bidding networks'})}
        note={translate({id: 'site.mediationFlow.biddingNote', message: 'offer a price now'})}
      />
      <Box
        x={216}
        y={178}
        width={196}
        label={translate({id: 'site.mediationFlow.waterfall', message: 'Waterfall networks'})}
        note={translate({
          id: 'site.mediationFlow.waterfallNote',
          message: 'ordered by expected price',
        })}
      />
      <Box
        x={60}
        y={268}
        width={300}
        label={translate({id: 'site.mediationFlow.winner', message: 'The best offer is loaded'})}
        note={translate({
          id: 'site.mediationFlow.winnerNote',
          message: 'and kept ready until you call show',
        })}
        strong
      />
      <text className={ink.note} x={WIDTH / 2} y={348} textAnchor="middle">
        {translate({
          id: 'site.mediationFlow.again',
          message: 'With automatic caching the next ad loads by itself',
        })}
      </text>
    </Illustration>
  );
}
