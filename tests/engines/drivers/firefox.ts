import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Driver, startProgram, WINDOW } from './driver.ts';

/** What a new profile does by itself, and talks to its makers about, before anybody has opened a page. */
const PREFS = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
};

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: Record<string, unknown>;
  message?: string;
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'phum-firefox-'));
  const prefs = Object.entries(PREFS).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), prefs.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const { said, stop } = await startProgram(program, args, { says: /BiDi listening on (ws:\S+)/ });
  const socket = new WebSocket(`${said}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  let last = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => void waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as T;
  };

  const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: WINDOW, devicePixelRatio: 2 });
  const perform = async (source: object) => {
    await send('input.performActions', { context, actions: [source] });
  };
  return {
    version: session.capabilities.browserVersion,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run<T>(expression: string) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((it) => JSON.stringify(it) ?? 'null')`,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(exceptionDetails?.text ?? expression);
      return JSON.parse(result.value) as T;
    },
    press: (x, y) =>
      perform({
        type: 'pointer',
        id: 'finger',
        actions: [
          { type: 'pointerMove', x, y },
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
    async setCookie(name, value, origin) {
      const cookie = { name, value: { type: 'string', value }, domain: new URL(origin).hostname, path: '/' };
      await send('storage.setCookie', { cookie });
    },
    async close() {
      socket.close();
      await stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
