import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Short name of the picture, read first by a screen reader. */
  title: string;
  /** What the picture says, in full sentences: the text alternative. */
  description: string;
  /** Size of the drawing in its own units. */
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * Frame of every drawn illustration: an SVG in the theme's colours with a text
 * alternative and a visible caption. Drawings use the classes of
 * `Illustration/styles.module.css`, so they follow the colour mode.
 */
export default function Illustration({
  title,
  description,
  width,
  height,
  children,
}: Props): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        style={{maxWidth: `${width * 1.15}px`}}
        role="img"
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        {children}
      </svg>
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}

export {styles as ink};
