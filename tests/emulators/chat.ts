import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Emulator, listen, page} from './http';

export interface ChatHost extends Emulator {
  /** App ids whose widget was loaded, in order. */
  readonly loads: readonly string[];
}

/** Serves the widget at `/widget/<app id>`, as the vendor does. */
export async function startChat({port = 0} = {}): Promise<ChatHost> {
  const loads: string[] = [];
  const widget = readFileSync(path.join(__dirname, 'widget.js'), 'utf8');
  const emulator = await listen(({pathname}) => {
    const appId = /^\/widget\/(\w+)$/.exec(pathname)?.[1];
    if (appId) {
      loads.push(appId);
      return {type: 'text/javascript', body: widget};
    }
    return pathname === '/'
      ? page('Chat emulator', `<p>Widgets loaded so far: ${loads.length}`)
      : null;
  }, port);
  return {...emulator, loads};
}
