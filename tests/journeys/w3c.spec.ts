import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { NO_JAVA } from '../../tools/run/java.mjs';
import { expect, ON_DESKTOP, test } from './base.ts';
import { addressOf, nameOf, PLACES } from './support/pages.ts';

test.describe.configure({ timeout: 240_000 });

const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/** What the W3C's checker says of all files of a folder: one process for all, it takes longer to start than to read. */
function check(folder: string): Promise<Message[]> {
  const args = [
    // Its schema is looked through deeply; it runs too shortly for the second compiler to pay.
    '-Xss4m',
    '-XX:TieredStopAtLevel=1',
    '-jar',
    CHECKER,
    '--errors-only',
    '--exit-zero-always',
    '--format',
    'json',
    '--skip-non-html',
    folder,
  ];
  return new Promise((resolve, reject) => {
    execFile('java', args, { maxBuffer: 64 * 1024 * 1024 }, (error, _out, said) => {
      if (error) reject((error as NodeJS.ErrnoException).code === 'ENOENT' ? new Error(NO_JAVA) : error);
      else resolve((JSON.parse(said) as { messages: Message[] }).messages);
    });
  });
}

/** What a page draws: neither the data of its scripts nor the HTML of a mail, which stands in an attribute. */
const withoutData = (html: string) =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/\ssrcdoc="[^"]*"/gi, '');

test(
  'the checker of the W3C finds no fault in any page, in both languages, signed in too, and none has styles in its HTML',
  ON_DESKTOP,
  async ({ site, playwright }, info) => {
    const windows = new Map<string, APIRequestContext>();
    const names = new Map<string, string>();
    /** Pages with styles in their HTML, which their policy would not let count. */
    const styled: string[] = [];
    await writeFile(info.outputPath('wrong.html'), '<!doctype html><title>x</title><p><div></div></p>');
    for (const [index, place] of PLACES.entries()) {
      if (place.leads) continue;
      const who = place.as ?? `visitor ${index}`;
      const request = windows.get(who) ?? (await playwright.request.newContext({ baseURL: site.origin }));
      const isNew = !windows.has(who);
      windows.set(who, request);
      const cookies: string[] = [];
      const looker = {
        request,
        context: () => ({
          addCookies: async (own: readonly { name: string; value: string }[]) =>
            void cookies.push(...own.map(({ name, value }) => `${name}=${value}`)),
        }),
      };
      const address = await addressOf(place, site, looker, isNew ? undefined : async () => {});
      for (const language of LANGUAGES) {
        const url = new URL(address, site.origin);
        url.searchParams.set('lang', language);
        const headers: Record<string, string> = cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
        const answer = await request.get(url.href, { headers });
        const file = `${index}-${language}.html`;
        names.set(file, `${nameOf(place)} (${language})`);
        const html = await answer.text();
        if (/<[a-z][^<>]*\sstyle=|<style\b/i.test(withoutData(html))) styled.push(names.get(file)!);
        await writeFile(info.outputPath(file), html);
      }
    }
    await Promise.all([...windows.values()].map((one) => one.dispose()));
    expect(styled, 'pages with styles in their HTML').toEqual([]);
    const found = await check(path.dirname(info.outputPath('wrong.html')));
    const faults = found.map(({ url, message, extract }) => ({
      page: names.get(path.basename(url)),
      what: `${message} ${extract ?? ''}`,
    }));
    expect(
      faults.some(({ page }) => page === undefined),
      'the checker finds what is wrong',
    ).toBe(true);
    const kinds = Map.groupBy(
      faults.filter(({ page }) => page !== undefined),
      ({ what }) => what,
    );
    expect([...kinds].map(([what, on]) => `${what.trim()} [${on.length}: ${on[0]!.page}]`)).toEqual([]);
  },
);
