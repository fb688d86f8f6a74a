import { freePort } from '#tools/bench/program.ts';
import { type Driver, startProgram, WINDOW } from './driver.ts';

/** A driver that says nothing for so long never will: another one is started, a few times. */
const ANSWERS_MS = 2_000;
const BEGINS_MS = 40_000;
const TRIES = 3;

/** The screen's number, after what it may say of others that are there, or were and left their mark. */
export const NUMBER_OF_SCREEN = /^(\d+)\n/m;

interface Programs {
  /** The browser itself, the screen it draws on, and what drives it. */
  program: string;
  screen: string;
  driver: string;
}

/** Safari's engine: the small browser of WebKitGTK by its WebDriver, on a screen that nobody sees. */
export async function startWebKit(program: string, others: Omit<Programs, 'program'>): Promise<Driver> {
  for (let tries = TRIES; ; tries -= 1) {
    const stops: (() => Promise<void>)[] = [];
    try {
      return await start({ program, ...others }, stops);
    } catch (error) {
      for (const stop of stops.reverse()) await stop();
      if (tries === 1) throw error;
    }
  }
}

async function start({ program, screen, driver }: Programs, stops: (() => Promise<void>)[]): Promise<Driver> {
  const size = `${WINDOW.width + 40}x${WINDOW.height + 200}x24`;
  const display = await startProgram(screen, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    says: NUMBER_OF_SCREEN,
  });
  stops.push(() => display.stop());
  const env = {
    DISPLAY: `:${display.said}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  };
  // The driver takes no free port by itself.
  const port = await freePort();
  const service = await startProgram(driver, [`--port=${port}`, '--host=127.0.0.1'], { env });
  stops.push(() => service.stop());
  const base = `http://127.0.0.1:${port}`;
  const call = async <T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    withinMs?: number,
  ): Promise<T> => {
    const answer = await fetch(base + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(withinMs ? { signal: AbortSignal.timeout(withinMs) } : {}),
    });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  for (let tries = 300; ; tries -= 1) {
    const isReady = await call('GET', '/status', undefined, ANSWERS_MS).catch(() => null);
    if (isReady) break;
    if (tries === 0) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const options = { binary: program, args: ['--automation'] };
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } },
    BEGINS_MS,
  );
  const at = `/session/${sessionId}`;
  await call('POST', `${at}/window/rect`, { x: 0, y: 0, ...WINDOW });
  const perform = async (source: object) => void (await call('POST', `${at}/actions`, { actions: [source] }));
  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await call('POST', `${at}/url`, { url })),
    async run<T>(expression: string) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((it) => done(JSON.stringify(it) ?? 'null'), (fault) => done(JSON.stringify({ fault: String(fault) })));`;
      const text = await call<string>('POST', `${at}/execute/async`, { script, args: [] });
      return JSON.parse(text) as T;
    },
    press: (x, y) =>
      perform({
        type: 'pointer',
        id: 'finger',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) =>
      perform({
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    // Of the page that stands there: one is opened first.
    setCookie: async (name, value) =>
      void (await call('POST', `${at}/cookie`, { cookie: { name, value, path: '/' } })),
    async close() {
      await call('DELETE', at).catch(() => {});
      for (const stop of stops.reverse()) await stop();
    },
  };
}
