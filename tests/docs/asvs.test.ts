import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** How many lines of levels 1 and 2 each section of the standard has; they are numbered without gaps. */
const LINES: Readonly<Record<string, number>> = Object.fromEntries(
  [
    '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4',
    '5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2',
    '8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3',
    '11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3',
    '15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2',
  ].flatMap((line) =>
    line
      .split(' ')
      .map((one) => one.split(':'))
      .map(([section, n]) => [section!, Number(n)]),
  ),
);
const STATES = ['met', 'open', 'not applicable'];

const page = readFileSync(inProject('docs/security/asvs.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level = '', asked = '', state = '', why = '']) => ({ id, level, asked, state, why }));
const filesOf = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => /^\w[\w./-]*\.(ts|tsx|md)$|^\w.*\/\w/.test(name));

describe('the page on ASVS 5.0', () => {
  it('has every line of levels 1 and 2, once', () => {
    const wanted = Object.entries(LINES).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, n) => `V${section}.${n + 1}`),
    );
    expect(wanted).toHaveLength(253);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  });

  it('gives each line one of three states, and says why or where', () => {
    for (const { id, asked, state, why } of rows) {
      expect(STATES, id).toContain(state);
      expect(
        [asked, why].map((text) => text.length > 3),
        id,
      ).toEqual([true, true]);
      if (state === 'met') expect(filesOf(why).length, `${id} names where`).toBeGreaterThan(0);
    }
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const [met, open, not] = STATES.map(count);
    expect(page).toContain(`${rows.length} lines: ${met} met, ${open} open, ${not} not applicable.`);
  });

  it('names files and tests that are there', () => {
    const named = rows.flatMap(({ id, why }) => filesOf(why).map((file) => [id, file] as const));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(([, file]) => !existsSync(inProject(file)))).toEqual([]);
  });
});
