import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const lines = globSync('web/**/*.{ts,tsx}', { cwd: project })
  .filter((name) => !/\.test\.tsx?$/.test(name))
  .flatMap((name) => readFileSync(`${project}${name}`, 'utf8').split('\n'))
  .map((line) => line.trim());

/** Workers are made by pages of this origin only, and nobody else can send them anything. */
const OWN = /^(navigator\.serviceWorker\??|scope)\.addEventListener\('message'|^(worker|scope)\.onmessage = /;
const HEARS = /addEventListener\(\s*['"]message['"]|\bonmessage = /;

it('no page listens to messages of other windows, only workers and pages of the same origin to each other (ASVS V3.5.5)', () => {
  const hearing = lines.filter((line) => HEARS.test(line));
  expect(hearing.length).toBeGreaterThan(2);
  expect(hearing.filter((line) => !OWN.test(line))).toEqual([]);
  const sending = /(window|parent|opener|top|contentWindow)\??\.postMessage/;
  expect(lines.filter((line) => sending.test(line))).toEqual([]);
});
