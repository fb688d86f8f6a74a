import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cleanInput } from '#server/http/clean-input.ts';
import { parseInput } from '#server/http/parse-input.ts';
import { checkJson, MAX_JSON_BYTES, MAX_JSON_VALUES } from '#server/http/read-json.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import type { Schema } from '#tests/fuzz/bad-values.ts';
import { A_MOMENT, longestTurn } from '#tests/setup/longest-turn.ts';
import { expectCheap, KILO, type Parser, times } from './support/costly.ts';

const refused = (code: string) => expect.objectContaining({ code });
function readJson(bytes: Buffer) {
  checkJson(bytes);
  return cleanInput(JSON.parse(String(bytes)));
}

/** What rules of fields are slow at, where they are. */
const TEXTS = ['a', '\u0315\u0300', '\u17CA\u17B7', ' ', 'http://a.', 'a@', '1,1 ', '<a '];

/** The dearest inputs there are, up to the bound of each. */
const parsers: Parser[] = [
  ['JSON of many values', MAX_JSON_VALUES, (n) => Buffer.from(`[${'{},'.repeat((n - 2) / 2)}1]`), readJson],
  [
    'JSON of many names',
    MAX_JSON_VALUES,
    (n) =>
      Buffer.from(
        JSON.stringify(Object.fromEntries(Array.from({ length: n / 2 - 1 }, (_, at) => [`k${at}`, 1]))),
      ),
    readJson,
  ],
  ['JSON of one text', MAX_JSON_BYTES - 2, (n) => Buffer.from(`"${'\\"'.repeat(n / 2 - 1)}"`), checkJson],
];

describe('JSON made to be costly', () => {
  expectCheap(parsers);

  it('texts as long as a body in all fields of a call are judged within a moment', {
    timeout: 60_000,
  }, async () => {
    const slow: string[] = [];
    for (const contract of (await allContracts()).filter(({ bodyKind }) => bodyKind !== 'none')) {
      const schema = z.toJSONSchema(contract.body, { io: 'input', unrepresentable: 'any' }) as Schema;
      const names = Object.keys(schema.properties ?? {});
      const bodies = TEXTS.map((piece) => {
        const text = times(piece, (MAX_JSON_BYTES - KILO) / Buffer.byteLength(piece) / names.length);
        return Object.fromEntries(names.map((name) => [name, text]));
      });
      const judge = (body: unknown) => parseInput(contract, { body });
      // All together are hardly ever slow; only then each is looked at.
      if ((await longestTurn(() => bodies.forEach((body) => void swallow(() => judge(body))))) < A_MOMENT)
        continue;
      for (const [n, body] of bodies.entries())
        if ((await longestTurn(() => judge(body))) > A_MOMENT) slow.push(`${contract.id}: ${TEXTS[n]}`);
    }
    expect(slow).toEqual([]);
  });

  it('more depth, values or bytes than the bound are refused before anything is parsed', () => {
    const deep = Buffer.from('['.repeat(100_000));
    expect(() => checkJson(deep)).toThrow(refused('bad_request'));
    for (const wide of [
      `[${'1,'.repeat(MAX_JSON_VALUES)}1]`,
      `{${'"a":1,'.repeat(MAX_JSON_VALUES)}`,
      `"${'x'.repeat(MAX_JSON_BYTES)}"`,
    ])
      expect(() => checkJson(Buffer.from(wide))).toThrow(refused('too_large'));
    expect(() => checkJson(Buffer.from('{"a":"[[[{{{,,,\\"[[,,"}'))).not.toThrow();
  });
});

/** Runs what may refuse. */
function swallow(run: () => unknown): void {
  try {
    run();
  } catch {
    // A refusal takes its time too.
  }
}
