import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#server/database/demo/seed-demo.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const test = setUpApp();
beforeAll(async () => {
  await seedDemo(test.services);
});

const LETTERS = 'កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអ';
/** A different pair of clusters at every place: nothing is asked for twice. */
const distinct = Array.from({ length: 300 }, (_, n) => LETTERS[(n * (1 + ((n / 33) | 0))) % 33]).join('');
const words = (length: number) => distinct.replaceAll(new RegExp(`(.{${length}})`, 'gu'), '$1 ');

const LONGEST = 198;
const COSTLY = {
  'one phrase over and over': 'ភូមិស្តាតអាប់'.repeat(30),
  'clusters all different': distinct,
  'Khmer words of six clusters': words(6),
  'Khmer words of three clusters': words(3),
  'Khmer clusters apart': words(1),
  'words in Latin letters that nobody wrote': 'xqzkw vjhtr '.repeat(30),
  'one long word in Latin letters': 'phnompenhkampot'.repeat(30),
  'letters apart': 'a b c d e f '.repeat(30),
};

let asked = 0;
/** How long one search of the site takes, begun elsewhere each time, so that none is remembered; in milliseconds. */
async function cost(search: string, letters = LONGEST): Promise<number> {
  asked += 1;
  const query = { search: search.slice(asked, asked + letters) };
  const began = performance.now();
  expect((await test.app.inject({ url: '/api/v1/search/', query })).statusCode).toBe(200);
  return performance.now() - began;
}

describe('the longest search there may be', () => {
  it.each(Object.entries(COSTLY))('costs no more than some short ones: %s', async (_, text) => {
    // Both in turn, the quickest of each: what else the machine does meanwhile counts for neither.
    const [long, short]: [number[], number[]] = [[], []];
    do {
      long.push(await cost(text));
      short.push(await cost(distinct, 4));
    } while (long.length < 3 || (long.length < 12 && Math.min(...long) >= 50 * Math.min(...short)));
    expect(Math.min(...long)).toBeLessThan(50 * Math.min(...short));
  });
});
