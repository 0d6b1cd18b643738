// Replaced: the logo has one source for all colors; the stock one draws two images and needs to know the colors.
import type {ReactNode} from 'react';
import type {Props} from '@theme/ThemedImage';

export default function ThemedImage({sources, alt, ...props}: Props): ReactNode {
  return <img src={sources.light} alt={alt} {...props} />;
}
