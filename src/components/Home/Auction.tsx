import type {ReactNode} from 'react';
import styles from './styles.module.css';

const BIDS = [
  {price: '2.40', length: 74},
  {price: '3.10', length: 98},
  {price: '6.80', length: 178},
  {price: '4.25', length: 122},
  {price: '1.90', length: 58},
] as const;

const WINNER = 2;
const ROW = 46;
const TOP = 62;

/**
 * Networks bid for one ad, and the best bid reaches the phone. Decoration: the
 * sentence beside it says the same.
 */
export default function Auction(): ReactNode {
  const y = (row: number) => TOP + row * ROW;
  return (
    <svg className={styles.auction} viewBox="0 0 460 330" aria-hidden="true" focusable="false">
      {BIDS.map(({price, length}, row) => (
        <g key={price} className={row === WINNER ? styles.winner : styles.bid}>
          <circle cx="16" cy={y(row)} r="11" />
          <rect x="38" y={y(row) - 11} width={length} height="22" rx="6" />
          <text x={38 + length + 10} y={y(row) + 5}>
            {price}
          </text>
        </g>
      ))}
      <rect className={styles.phone} x="316" y="14" width="136" height="302" rx="22" />
      <rect className={styles.speaker} x="366" y="26" width="36" height="5" rx="2.5" />
      <g className={styles.lines}>
        <rect x="334" y="52" width="62" height="10" rx="5" />
        <rect x="334" y="74" width="100" height="7" rx="3.5" />
        <rect x="334" y="89" width="86" height="7" rx="3.5" />
        <rect x="334" y="112" width="46" height="46" rx="8" />
        <rect x="388" y="112" width="46" height="46" rx="8" />
        <rect x="334" y="172" width="100" height="7" rx="3.5" />
        <rect x="334" y="187" width="70" height="7" rx="3.5" />
      </g>
      <rect className={styles.slot} x="346" y="212" width="88" height="72" rx="10" />
      <path className={styles.play} d="M383 236v24l20-12z" />
      <path className={styles.route} d={`M272 ${y(WINNER)}h12q14 0 14 14v66q0 14 14 14h24`} />
      <path className={styles.arrow} d="m332 241 7 7-7 7" />
    </svg>
  );
}
