import type {ComponentProps, ReactNode} from 'react';

/** A half-filled disc; the theme's has a long outline, which would be in every page's HTML. */
export default function SystemIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12 3a9 9 0 0 0 0 18a9 9 0 0 0 0-18M12 5v14a7 7 0 0 0 0-14"
      />
    </svg>
  );
}
