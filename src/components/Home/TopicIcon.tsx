import type {homeTopics} from '@site/config/home';
import type {ReactNode} from 'react';

/** Outlines on a 24 × 24 grid, with the same stroke width. */
const SHAPES: Readonly<Record<keyof typeof homeTopics, string>> = {
  networks:
    'M12 9V5M9.4 13.5 6 16M14.6 13.5 18 16M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM10 3h4v2h-4zM3.5 16h4v4h-4zM16.5 16h4v4h-4z',
  reporting: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  softLaunch:
    'M12 3c3 2.5 4.5 5.5 4.5 9.5L15 16H9l-1.5-3.5C7.5 8.5 9 5.5 12 3ZM12 9.5v1M7.5 12.5 5 15v3l4-2M16.5 12.5 19 15v3l-4-2M12 18.5V21',
  troubleshooting: 'M12 4 3 20h18L12 4ZM12 10v4M12 16.8v.2',
  adServer: 'M4 4h16v6H4zM4 14h16v6H4zM7.5 7h.1M7.5 17h.1M11 7h6M11 17h6',
  appAds: 'M6 3h8l4 4v14H6zM14 3v4h4M9 14l2 2 4-4',
  segments:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 19c0-3 2.5-5 5.5-5s5.5 2 5.5 5M15.5 5.5a3 3 0 0 1 0 5M17 14.5c2.1.6 3.5 2.3 3.5 4.5',
  placements: 'M7 3h10v18H7zM9.5 14h5v4.5h-5zM10 6h4M10 9h4',
  privacy: 'M12 3 5 6v5c0 4.5 2.8 8 7 10 4.2-2 7-5.5 7-10V6l-7-3ZM9 12l2.2 2.2L15 10',
  deprecation: 'M4 6h16v14H4zM4 10h16M8 3.5V6M16 3.5V6M8 14h3M8 17h6',
  attribution:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 12h.1M12 2v3M12 19v3M2 12h3M19 12h3',
};

/** A decorative icon: the title next to it says the same. */
export default function TopicIcon({name}: {name: keyof typeof homeTopics}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
