import {spawn} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';

/** A client for https://www.w3.org/TR/webdriver2/, as far as the tests here need it. */

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type Element = Readonly<Record<typeof ELEMENT, string>>;

/** Keys that have no letter, as WebDriver writes them. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  Down: '\uE015',
} as const;

async function freePort(): Promise<number> {
  const server = http.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Milliseconds that a browser may take to start; one that hangs never does. */
const START = 60_000;

/**
 * Starts WebKit on a screen of its own, through its driver. Once in a while its first window
 * never answers, so that the start is tried three times.
 *
 * @param driver - path of WebKitWebDriver
 * @throws what the driver says, if a command fails or the last try has no answer in time
 */
export async function startWebKit(driver: string): Promise<WebKit> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await start(driver);
    } catch (error) {
      if (turn === 3) {
        throw error;
      }
    }
  }
}

async function start(driver: string) {
  const port = await freePort();
  // A group of its own, so that the screen ends with the driver.
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', driver, `--port=${port}`],
    {
      detached: true,
      stdio: 'ignore',
    },
  );
  const ended = once(child, 'exit');
  const end = (): void => {
    if (child.exitCode === null) {
      process.kill(-(child.pid ?? 0));
    }
  };
  // Also where the tests are ended from outside.
  process.once('exit', end);
  const stop = async (): Promise<void> => {
    process.off('exit', end);
    end();
    await ended;
  };
  const call = async (
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal,
    });
    const {value} = (await answer.json()) as {value: unknown};
    if (!answer.ok) {
      const {error, message} = value as {error: string; message: string};
      throw new Error(`WebDriver ${method} ${path}: ${error}: ${message}`);
    }
    return value;
  };
  const capabilities = {
    alwaysMatch: {
      // Tests wait for what they want to see. (After "eager" no script runs until all is loaded.)
      pageLoadStrategy: 'none',
      proxy: {proxyType: 'manual', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1']},
    },
  };
  const inTime = AbortSignal.timeout(START);
  const begin = async (): Promise<{sessionId: string}> => {
    while (!(await call('GET', '/status', undefined, inTime).catch(() => undefined))) {
      inTime.throwIfAborted();
      await new Promise((done) => setTimeout(done, 200));
    }
    return (await call('POST', '/session', {capabilities}, inTime)) as {sessionId: string};
  };
  const {sessionId} = await begin().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const path = `/session/${sessionId}`;
  const act = (type: string, actions: object[]): Promise<unknown> =>
    call('POST', `${path}/actions`, {
      actions: [
        {type, id: type, actions, ...(type === 'pointer' && {parameters: {pointerType: 'mouse'}})},
      ],
    });

  const session = {
    go: (url: string) => call('POST', `${path}/url`, {url}),
    back: () => call('POST', `${path}/back`, {}),
    resize: (width: number, height: number) => call('POST', `${path}/window/rect`, {width, height}),
    /** Runs a function in the page, which sees nothing of what is around it. */
    run: <Result, Args extends unknown[]>(
      made: (...args: Args) => Result,
      ...args: Args
    ): Promise<Awaited<Result>> =>
      call('POST', `${path}/execute/sync`, {
        script: `return (${made}).apply(null, arguments)`,
        args,
      }) as Promise<Awaited<Result>>,
    /** Presses keys one after another; Control is held for the one after it. */
    keys: (...keys: string[]) =>
      act('key', [
        ...keys.flatMap((value, index) => [
          {type: 'keyDown', value},
          ...(value === KEYS.Control ? [] : [{type: 'keyUp', value}]),
          ...(keys[index - 1] === KEYS.Control ? [{type: 'keyUp', value: KEYS.Control}] : []),
        ]),
      ]),
    /** Moves the pointer: onto an element, or to a place in the window. */
    point: (to: Element | {x: number; y: number}) =>
      act('pointer', [
        ELEMENT in to
          ? {type: 'pointerMove', duration: 50, origin: to, x: 0, y: 0}
          : {type: 'pointerMove', duration: 50, ...to},
      ]),
    down: () => act('pointer', [{type: 'pointerDown', button: 0}]),
    up: () => act('pointer', [{type: 'pointerUp', button: 0}]),
    /** Puts a file of this machine into a file input. */
    type: (element: Element, text: string) =>
      call('POST', `${path}/element/${element[ELEMENT]}/value`, {text}),
    async close() {
      await call('DELETE', path, undefined, AbortSignal.timeout(START)).catch(() => undefined);
      await stop();
    },
  };
  return session;
}

export type WebKit = Awaited<ReturnType<typeof start>>;
