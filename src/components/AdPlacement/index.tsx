import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Illustration, {ink} from '@site/src/components/Illustration';

/** Ad types as pages name them. */
export type AdType = 'banner' | 'interstitial' | 'mrec' | 'native' | 'rewarded-video';

const WIDTH = 300;
const PHONE = {width: 112, height: 210, top: 8};

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the ad stands on each phone drawn, in the phone's own units. */
const areas: Record<AdType, Area[]> = {
  banner: [
    {x: 6, y: 178, width: 100, height: 18},
    {x: 6, y: 24, width: 100, height: 18},
  ],
  interstitial: [{x: 6, y: 14, width: 100, height: 182}],
  mrec: [{x: 10, y: 66, width: 92, height: 77}],
  native: [{x: 12, y: 84, width: 88, height: 52}],
  'rewarded-video': [{x: 6, y: 14, width: 100, height: 182}],
};

function texts(type: AdType): {title: string; description: string; note: string} {
  switch (type) {
    case 'banner':
      return {
        title: translate({id: 'site.adPlacement.banner.title', message: 'Where a banner appears'}),
        description: translate({
          id: 'site.adPlacement.banner.description',
          message:
            'Two phones. On the first, a narrow strip at the bottom edge is the ad; on the second, a strip at the top edge. The rest of the screen belongs to the app.',
        }),
        note: translate({id: 'site.adPlacement.banner.note', message: 'bottom or top'}),
      };
    case 'interstitial':
      return {
        title: translate({
          id: 'site.adPlacement.interstitial.title',
          message: 'Where an interstitial appears',
        }),
        description: translate({
          id: 'site.adPlacement.interstitial.description',
          message:
            'A phone whose whole screen is covered by the ad, with a close button in the top corner.',
        }),
        note: translate({id: 'site.adPlacement.fullScreen.note', message: 'full screen'}),
      };
    case 'mrec':
      return {
        title: translate({id: 'site.adPlacement.mrec.title', message: 'Where an MREC appears'}),
        description: translate({
          id: 'site.adPlacement.mrec.description',
          message:
            'A phone with a rectangle of 300 by 250 points in the middle of the content. There is text above and below the ad.',
        }),
        note: '300 × 250',
      };
    case 'native':
      return {
        title: translate({
          id: 'site.adPlacement.native.title',
          message: 'Where a native ad appears',
        }),
        description: translate({
          id: 'site.adPlacement.native.description',
          message:
            'A phone with a list of entries. One entry is the ad: it has an icon, a title, a button and a small ad mark, in the style of the other entries.',
        }),
        note: translate({id: 'site.adPlacement.native.note', message: 'inside the feed'}),
      };
    case 'rewarded-video':
      return {
        title: translate({
          id: 'site.adPlacement.rewarded.title',
          message: 'Where a rewarded video appears',
        }),
        description: translate({
          id: 'site.adPlacement.rewarded.description',
          message:
            'A phone whose whole screen shows a video with a progress line. After the video the user receives a reward, drawn as a coin.',
        }),
        note: translate({
          id: 'site.adPlacement.rewarded.note',
          message: 'full screen, then a reward',
        }),
      };
  }
}

function Content({type}: {type: AdType}): ReactNode {
  if (type === 'interstitial' || type === 'rewarded-video') {
    return null;
  }
  const rows = [26, 40, 54, 70, 84, 98, 112, 128, 142, 156];
  return rows.map((y, index) => (
    <rect
      key={y}
      className={ink.soft}
      x={14}
      y={y}
      width={index % 3 === 2 ? 56 : 84}
      height={7}
      rx={3.5}
    />
  ));
}

function Detail({type, area}: {type: AdType; area: Area}): ReactNode {
  const right = area.x + area.width;
  switch (type) {
    case 'interstitial':
      return (
        <g>
          <circle className={ink.ring} cx={right - 12} cy={area.y + 12} r={7} />
          <path className={ink.line} d={`m${right - 15} ${area.y + 9} 6 6m0-6-6 6`} />
        </g>
      );
    case 'rewarded-video':
      return (
        <g>
          <path className={ink.box} d={`M${area.x + 40} ${area.y + 66}l28 17-28 17z`} />
          <rect
            className={ink.soft}
            x={area.x + 12}
            y={area.y + 158}
            width={76}
            height={5}
            rx={2.5}
          />
          <rect
            className={ink.box}
            x={area.x + 12}
            y={area.y + 158}
            width={48}
            height={5}
            rx={2.5}
          />
        </g>
      );
    case 'native':
      return (
        <g>
          <rect className={ink.box} x={area.x + 6} y={area.y + 8} width={22} height={22} rx={5} />
          <rect className={ink.box} x={area.x + 34} y={area.y + 9} width={44} height={7} rx={3.5} />
          <rect className={ink.box} x={area.x + 34} y={area.y + 21} width={30} height={6} rx={3} />
          <rect
            className={ink.box}
            x={area.x + 34}
            y={area.y + 35}
            width={46}
            height={11}
            rx={5.5}
          />
        </g>
      );
    default:
      return null;
  }
}

/**
 * Shows on drawn phones where an ad of the given type appears.
 */
export default function AdPlacement({type}: {type: AdType}): ReactNode {
  const {title, description, note} = texts(type);
  const phones = areas[type];
  const gap = 24;
  const extra = type === 'rewarded-video' ? 60 : 0;
  const total = phones.length * PHONE.width + (phones.length - 1) * gap + extra;
  const left = (WIDTH - total) / 2;
  const ad = translate({id: 'site.adPlacement.ad', message: 'Ad'});
  return (
    <Illustration title={title} description={description} width={WIDTH} height={250}>
      {phones.map((area, index) => (
        <g key={index} transform={`translate(${left + index * (PHONE.width + gap)} ${PHONE.top})`}>
          <rect className={ink.box} width={PHONE.width} height={PHONE.height} rx={16} />
          <Content type={type} />
          <rect className={ink.accent} {...area} rx={type === 'banner' ? 4 : 8} />
          <Detail type={type} area={area} />
          {type !== 'native' && (
            <text
              className={ink.onAccent}
              x={area.x + area.width / 2}
              y={type === 'rewarded-video' ? area.y + 36 : area.y + area.height / 2 + 4.5}
              textAnchor="middle"
            >
              {ad}
            </text>
          )}
        </g>
      ))}
      {type === 'rewarded-video' && (
        <g transform={`translate(${left + PHONE.width + 8} 96)`}>
          <path className={ink.line} d="M2 16h18m-6-6 6 6-6 6" />
          <circle className={ink.accent} cx={42} cy={16} r={15} />
          <path
            className={ink.box}
            d="m42 7 2.8 5.8 6.2.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3-4.6-4.3 6.2-.8z"
          />
        </g>
      )}
      <text className={ink.note} x={WIDTH / 2} y={240} textAnchor="middle">
        {note}
      </text>
    </Illustration>
  );
}
