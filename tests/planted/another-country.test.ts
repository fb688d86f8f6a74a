import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tools/bench/program.ts';
import { Copy } from './support/copy.ts';

const SECONDS_TO_BUILD = 400;

/** What one has in a terminal, and nothing of these tests. */
const terminal = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR };

describe.runIf(process.env.LONG)('a clone whose .env says COUNTRY=la', () => {
  let copy: Copy;
  let site: ReturnType<typeof spawn>;
  let url: string;
  let said = '';
  beforeAll(async () => {
    copy = new Copy();
    const port = await freePort();
    url = `http://localhost:${port}`;
    copy.edit({ '.env': `COUNTRY=la\nNODE_ENV=development\nPORT=${port}\n` });
    site = spawn(process.execPath, ['tools/run.mjs', 'start'], { cwd: copy.folder, env: terminal });
    for (const stream of [site.stdout!, site.stderr!]) stream.on('data', (piece) => (said += piece));
    await untilReady();
  }, SECONDS_TO_BUILD * 1_000);
  /** It is built first. */
  async function untilReady(): Promise<void> {
    for (;;) {
      const isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      if (site.exitCode !== null) throw new Error(said);
      await wait(500);
    }
  }
  afterAll(async () => {
    const ended = new Promise((resolve) => site.on('close', resolve));
    site.kill('SIGTERM');
    await ended;
    copy.remove();
  });

  it('is built by npm start with the provinces of one country alone', () => {
    const holding = (word: string) =>
      globSync('build/client/assets/*.js', { cwd: copy.folder }).filter((file) =>
        readFileSync(path.join(copy.folder, file), 'utf8').includes(word),
      );
    expect(holding('Xieng Khouang').length).toBeGreaterThan(0);
    expect(holding('Ratanakiri')).toEqual([]);
  });

  it.each([
    ['en', 'all 18 provinces', 'Lao People’s Democratic Republic', 'Champasak'],
    ['km', 'ទាំង 18', 'សាធារណរដ្ឋប្រជាធិបតេយ្យប្រជាមានិតឡាវ', 'ចម្ប៉ាសាក់'],
  ])('shows itself as a site of Laos (%s)', async (language, provinces, state, place) => {
    const page = async (at: string) =>
      (await (await fetch(`${url}${at}?lang=${language}`)).text()).replaceAll(/\u200b|&#8203;|<wbr\/?>/g, '');
    const home = await page('/');
    for (const words of [provinces, state, place]) expect(home).toContain(words);
    // No national identity is offered, so an account by e-mail is for everybody.
    expect(await page('/account/register')).not.toMatch(/for people who cannot have|សម្រាប់អ្នកដែលមិនអាចមាន/i);
    for (const at of ['/', '/event', '/about', '/ecosystem/discover/category/startup', '/insights/startup'])
      expect(await page(at)).not.toMatch(/Cambodia|Phnom Penh|Battambang|KHR|កម្ពុជា|ភ្នំពេញ|បាត់ដំបង/);
  });

  it('is not served as one of another country', async () => {
    copy.edit({ '.env': (before) => before.replace('COUNTRY=la', 'COUNTRY=kh') });
    const { code, said: refusal } = await copy.node('server/main.ts');
    expect([code, refusal]).toEqual([
      1,
      expect.stringContaining('the pages of this program were built for COUNTRY=la'),
    ]);
  });
});
