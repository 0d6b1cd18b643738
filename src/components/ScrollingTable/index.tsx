import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

/**
 * A table that scrolls horizontally in a narrow window. It takes focus, so that the
 * keyboard can scroll it. It is a group, not a region, so that several tables
 * don't add as many landmarks.
 */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className="site-table"
      role="group"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus
      tabIndex={0}
      aria-label={translate({
        id: 'site.table.label',
        message: 'Table',
        description: 'Name of the scrolling region around a table, for screen readers',
      })}
    >
      <table {...props} />
    </div>
  );
}
