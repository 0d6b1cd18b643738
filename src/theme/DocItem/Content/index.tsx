import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import PlatformSwitch from '@site/src/components/PlatformSwitch';

/** Wraps the article so that SDK pages start with the platform switch. */
export default function ContentWrapper(props: Props): ReactNode {
  const plugin = useActivePlugin();
  return (
    <>
      {plugin && <PlatformSwitch pluginId={plugin.pluginId} />}
      <Content {...props} />
    </>
  );
}
