import cookies from '@fastify/cookie';
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAccess, sessionOfRefreshToken } from '#server/areas/account/tokens.ts';
import { readCsv } from '#server/areas/collection/read-csv.ts';
import { richLines } from '#server/areas/collection/rich-lines.ts';
import { sanitiseRichText } from '#server/areas/content/rich-text.ts';
import { readDocument } from '#server/areas/file/read-document.ts';
import { previewText } from '#server/areas/resource/file-preview.ts';
import { checkProof } from '#server/bot-check/proof-of-work.ts';
import { readStamp } from '#server/bot-check/stamp.ts';
import { byteRange } from '#server/http/byte-range.ts';
import { bearerOf } from '#server/http/caller.ts';
import { cleanInput } from '#server/http/clean-input.ts';
import { encodingFor } from '#server/http/encoding.ts';
import { entityTag, isKnown } from '#server/http/entity-tag.ts';
import { MAX_TEXT_FORM_BYTES } from '#server/http/form-bounds.ts';
import { MAX_FORM_BYTES, parseFormData } from '#server/http/form-data.ts';
import { MAX_FIELDS, MAX_TEXT_BYTES } from '#server/http/form-parts.ts';
import { languageOfCall } from '#server/http/language.ts';
import { parseInput } from '#server/http/parse-input.ts';
import { checkJson, MAX_JSON_BYTES, MAX_JSON_VALUES } from '#server/http/read-json.ts';
import { isBounded, LONGEST_QUERY, MAX_HEADER_BYTES, MAX_PARAMETERS } from '#server/http/request-bounds.ts';
import { parseToken } from '#server/identity/camdigikey/token.ts';
import { isCounted } from '#server/page-views/is-counted.ts';
import { plainText } from '#server/search/plain-text.ts';
import { DOCUMENT_MAX_MB, MAX_SEARCH_LENGTH } from '#shared/constants.ts';
import { optionalRuleText } from '#shared/contracts/rule-schema.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { richWords, showsSomething } from '#shared/domain/collection/rich-words.ts';
import { validateRecord } from '#shared/domain/collection/validate.ts';
import { readInviteList } from '#shared/domain/invite-list.ts';
import { withoutSenderMarks } from '#shared/domain/sender-marks.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import { fold } from '#shared/khmer/fold.ts';
import { queryWords } from '#shared/khmer/query-words.ts';
import { parseVideo } from '#shared/rules/video.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import type { Schema } from '#tests/fuzz/bad-values.ts';
import { ABOUT_TWICE, growth } from '#tests/setup/growth.ts';
import { A_MOMENT, longestTurn } from '#tests/setup/longest-turn.ts';
import { addressIn } from '#web/features/shell/addresses.ts';

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=----a';
const KILO = 1024;
const MEGA = 1024 * KILO;
const LARGEST_FORM = Math.max(MAX_FORM_BYTES, (DOCUMENT_MAX_MB + 1) * MEGA) - KILO;
const LARGEST_DOCUMENT = DOCUMENT_MAX_MB * 1_000_000;
const SECRET = new Uint8Array(32);
const refused = (code: string) => expect.objectContaining({ code });
const part = (n: number) => `------a\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`;
const form = (parts: number, text = '') =>
  Buffer.from(`${Array.from({ length: parts }, (_, n) => part(n)).join('')}${text}------a--\r\n`);
const file = (text: string) =>
  part(1)
    .replace('name="f1"', 'name="f1"; filename="a.png"')
    .replace('x', () => text);
const times = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

const parseCookies = (header: string) => cookies.parse(header);

function readJson(bytes: Buffer) {
  checkJson(bytes);
  return cleanInput(JSON.parse(String(bytes)));
}

type Parser = [what: string, bound: number, make: (size: number) => unknown, run: (input: never) => unknown];
/** What rules of fields are slow at, where they are. */
const TEXTS = ['a', '\u0315\u0300', '\u17CA\u17B7', ' ', 'http://a.', 'a@', '1,1 ', '<a '];

/** The dearest inputs there are for each parser, up to its bound. */
const parsers: Parser[] = [
  [
    'a form of many fields',
    MAX_FIELDS,
    (n) => Buffer.from('a&'.repeat(n - 1)),
    (one: Buffer) => parseFormData(one, FORM),
  ],
  [
    'a form of signs',
    MAX_TEXT_FORM_BYTES,
    (n) => Buffer.from(`a=${times('%', n - 2)}`),
    (one: Buffer) => parseFormData(one, FORM),
  ],
  ['a form of many parts', MAX_FIELDS, (n) => form(n), (one: Buffer) => parseFormData(one, PARTS)],
  [
    'a form of almost boundaries',
    MAX_TEXT_BYTES - KILO,
    (n) => form(1, part(1).replace('x', times('\r\n-----', n))),
    (one: Buffer) => parseFormData(one, PARTS),
  ],
  [
    'a form with a file of almost boundaries',
    LARGEST_FORM,
    (n) => form(1, file(times('\r\n-----', n))),
    (one: Buffer) => parseFormData(one, PARTS),
  ],
  [
    'a form of nothing',
    LARGEST_FORM,
    (n) => Buffer.alloc(n, '-'),
    (one: Buffer) => parseFormData(one, PARTS),
  ],
  [
    'a form that goes on behind its end',
    LARGEST_FORM,
    (n) => Buffer.concat([form(1), Buffer.alloc(n, 'x')]),
    (one: Buffer) => parseFormData(one, PARTS),
  ],
  ...(['a', ' ', '<!doctyp', 'ក'] as const).map(
    (piece): Parser => [
      `a document of ${JSON.stringify(piece)}`,
      LARGEST_DOCUMENT,
      (n) => Buffer.from(times(piece, n)).subarray(0, n),
      (one: Buffer) => readDocument(one, 'a.txt'),
    ],
  ),
  [
    'a PDF of almost ends',
    LARGEST_DOCUMENT,
    (n) => Buffer.from(`%PDF-${times('%%EOF ', n - 20)}\n%%EOF`).subarray(-n),
    (one: Buffer) => readDocument(one, 'a.pdf'),
  ],
  [
    'an archive of almost beginnings',
    LARGEST_DOCUMENT,
    (n) => Buffer.from(times('PK\u0003\u0004\u0014\0\u0008\0', n)).subarray(0, n),
    (one: Buffer) => readDocument(one, 'a.zip'),
  ],
  ...['ID3\u0004\0\0\0\0\0\0', '\u001a\u0045', 'OggS', '<?xml ', 'RIFF\0'].map(
    (piece): Parser => [
      `a file of ${JSON.stringify(piece)}`,
      LARGEST_DOCUMENT,
      (n) => Buffer.from(times(piece, n)).subarray(0, n),
      (one: Buffer) => fileTypeFromBuffer(one),
    ],
  ),
  ['a token of points', MAX_HEADER_BYTES, (n) => times('.', n), (one: string) => readAccess(SECRET, one)],
  [
    'a token of three long parts',
    MAX_HEADER_BYTES,
    (n) => `${times('a', n / 3)}.${times('a', n / 3)}.${times('a', n / 3)}`,
    (one: string) => readAccess(SECRET, one),
  ],
  [
    'a token to refresh',
    MAX_HEADER_BYTES,
    (n) => times('a.', n),
    (one: string) => sessionOfRefreshToken(SECRET, one),
  ],
  ['a token of the identity', 8 * KILO, (n) => times('%41', n), parseToken],
  ['a stamp', MAX_HEADER_BYTES, (n) => times('v1.', n), (one: string) => readStamp(SECRET, one)],
  [
    'a solved task',
    MEGA,
    (n) => Buffer.from(times('[', n / 2)).toString('base64'),
    (one: string) => checkProof(SECRET, one),
  ],
  [
    'a list to invite',
    40_000,
    (n) => times('a,;\t"\n', n),
    (one: string) => readInviteList(one, () => false),
  ],
  [
    'a list to invite of quotes',
    40_000,
    (n) => `email,role\n${times('"', n)}`,
    (one: string) => readInviteList(one, () => false),
  ],
  ['marks of senders', LONGEST_QUERY, (n) => `?${times('utm_a&', n)}`, withoutSenderMarks],
  ['two versions of a text', 200_000, (n) => times('<a href="x">b</a>', n), richLines],
  ['two versions of pictures', 200_000, (n) => times('<img src="a" alt="', n), richLines],
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
  ['many parameters', LONGEST_QUERY, (n) => `/?${times('&', n - 1)}`, isBounded],
  ['cookies without a value', MAX_HEADER_BYTES, (n) => times('a;', n), parseCookies],
  ['cookies of signs', MAX_HEADER_BYTES, (n) => `a="${times('%41', n)}`, parseCookies],
  [
    'what is known already',
    MAX_HEADER_BYTES,
    (n) => times('W/"a" , ', n),
    (one: string) => isKnown(one, entityTag('x')),
  ],
  [
    'the encodings of a caller',
    MAX_HEADER_BYTES,
    // None is read twice.
    (n) => ({ header: times('a;q=0.1,', n) }),
    (one: { header: string }) => encodingFor(`${one.header}x${Math.random()}`),
  ],
  [
    'a part of a file',
    MAX_HEADER_BYTES,
    (n) => `bytes=${times(' ', n)}1`,
    (one: string) => byteRange(one, 9),
  ],
  [
    'who signs in',
    MAX_HEADER_BYTES,
    (n) => `Bearer ${times(' ', n)}\n`,
    (one: string) => bearerOf({ headers: { authorization: one } }),
  ],
  [
    'the languages of a caller',
    MAX_HEADER_BYTES,
    (n) => times(' ,', n),
    (one: string) => languageOfCall(one, undefined),
  ],
  [
    'the name of a browser',
    MAX_HEADER_BYTES,
    (n) => times('bo', n),
    (one: string) => isCounted({ 'user-agent': one }, '/'),
  ],
  [
    'the path of a page',
    2_048,
    (n) => ({ pathname: `/${times('/', n - 2)}x`, search: '' }),
    (one: { pathname: string; search: string }) => addressIn('km', one, 'http://x'),
  ],
  ['the address of a video', 2_048, (n) => `https://coub.com/${times('/', n)}x`, parseVideo],
  ['marks on one letter, stored', 100_000, (n) => `a${times('\u0315\u0300', n)}`, cleanText],
  ['marks on one letter, searched', 100_000, (n) => `a${times('\u0315\u0300', n)}`, fold],
  ['marks on a Khmer letter', 100_000, (n) => `ក${times('\u17CA\u17B7', n)}`, cleanText],
  [
    'a field of marks',
    5_000,
    (n) => `a${times('\u0315\u0300', n)}`,
    (one: string) => optionalRuleText({ max: 5_000 }).safeParse(one),
  ],
  ['what is searched', MAX_SEARCH_LENGTH, (n) => times('phnom penh ', n), queryWords],
  ['open tags, counted', 200_000, (n) => times('<a', n), richWords],
  ['open pictures, looked for', 200_000, (n) => times('<img ', n), showsSomething],
  ['open tags, searched', 200_000, (n) => times('<a', n), plainText],
  ['open scripts, searched', 200_000, (n) => times('<script', n), plainText],
  ['open figures, sanitised', 30_000, (n) => times('<figure', n), sanitiseRichText],
  [
    'open figures before an end, sanitised',
    200_000,
    (n) => `${times('<figure', n / 2)}${'x'.repeat(n / 2)}</figure>`,
    sanitiseRichText,
  ],
  ['tags within tags, sanitised', 60_000, (n) => times('<b>', n), sanitiseRichText],
  [
    'comments in an address, sanitised',
    200_000,
    (n) => `<a href="java${times('<!---->', n)}">`,
    sanitiseRichText,
  ],
  ['a CSV of commas', 400_000, (n) => `a\n${times(',', n)}`, (one: string) => readCsv(one, 1_000)],
  ['a CSV of headings', 1_000_000, (n) => `${times('a,', n)}\n1`, (one: string) => readCsv(one, 1_000)],
  [
    'a CSV of headings and rows',
    16_000,
    (n) => `${times('a,', n / 2)}\n${times('1\n', n / 2)}`,
    (one: string) => readCsv(one, 10_000),
  ],
  [
    'a CSV of quotes astray',
    400_000,
    (n) => `a\n${times('b,"c\nd"e\n', n)}`,
    (one: string) => readCsv(one, 1_000_000),
  ],
  [
    'a CSV of quotes that are never closed',
    400_000,
    (n) => `a\n"${times('\n""', n)}`,
    (one: string) => readCsv(one, 1_000_000),
  ],
  [
    'the beginning of a file',
    64 * KILO,
    (n) => Buffer.from(times('a', n)),
    (one: Buffer) => previewText(one, 'text/csv'),
  ],
];

describe('input made to be costly', () => {
  it.each(parsers)(
    '%s: twice as much takes about twice as long, up to the bound',
    { timeout: 20_000 },
    async (_what, bound, make, run) => {
      const ratio = await growth(make(bound / 2), make(bound), run as (input: unknown) => unknown);
      expect(ratio).toBeLessThan(ABOUT_TWICE);
    },
  );
});

describe('at its bound', () => {
  it.each(parsers)('%s keeps nobody waiting longer than a moment', async (_what, bound, make, run) => {
    const input = make(bound);
    expect(await longestTurn(() => (run as (input: unknown) => unknown)(input))).toBeLessThan(A_MOMENT);
  });

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
});

/** Runs what may refuse. */
function swallow(run: () => unknown): void {
  try {
    run();
  } catch {
    // A refusal takes its time too.
  }
}

describe('what takes longer than a moment', () => {
  it.each([
    ['a form with a large file', () => parseFormData(form(1, file('-'.repeat(4 * MEGA))), PARTS)],
    ['a large CSV', () => readCsv(times('a,b,c\n', MEGA), 1_000_000)],
    ['a large CSV of quotes astray', () => readCsv(`a\n${times('a"b\n', MEGA)}`, 1_000_000)],
  ])('%s lets others be answered in between', async (_what, run) => {
    let turns = 0;
    let done = false;
    const count = () => {
      turns += 1;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    await run();
    done = true;
    expect(turns).toBeGreaterThan(10);
  });
});

describe('more than the bound', () => {
  it('of fields, bytes or parts of a form is refused before it is taken apart', async () => {
    const refusedForms: [Buffer, string][] = [
      [Buffer.from('a&'.repeat(1_500_000)), FORM],
      [Buffer.from('a&'.repeat(MAX_FIELDS)), FORM],
      [Buffer.alloc(MAX_TEXT_FORM_BYTES + 1, 'a'), FORM],
      [form(MAX_FIELDS + 1), PARTS],
      [form(1, part(1).replace('x', 'x'.repeat(MAX_TEXT_BYTES + 1))), PARTS],
      [form(1, part(1).replace('f1', 'f'.repeat(201))), PARTS],
      [form(1, part(1).replace('\r\n\r\n', `\r\n${'X-A: b\r\n'.repeat(600)}\r\n`)), PARTS],
    ];
    for (const [bytes, type] of refusedForms)
      await expect(parseFormData(bytes, type)).rejects.toEqual(refused('too_large'));
  });

  it('of a file in a form is no text, and is taken', async () => {
    const sent = 'xក'.repeat(MAX_TEXT_BYTES);
    const taken = (await parseFormData(form(1, file(sent)), PARTS)).get('f1') as File;
    expect([taken.name, (await taken.text()) === sent]).toEqual(['a.png', true]);
    expect([...(await parseFormData(form(MAX_FIELDS), PARTS)).keys()]).toHaveLength(MAX_FIELDS);
  });

  it('of depth, values or bytes in JSON is refused before it is parsed', () => {
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

  it('of letters, parameters or formatting is refused', () => {
    expect(isBounded(`/${'a'.repeat(2_048)}`)).toBe(false);
    expect(isBounded(`/?${'a'.repeat(LONGEST_QUERY)}`)).toBe(false);
    expect(isBounded(`/?${'&'.repeat(MAX_PARAMETERS)}`)).toBe(false);
    expect(isBounded(`/camdigikey-login?authToken=${'a'.repeat(12_000)}`)).toBe(true);
    const name = optionalRuleText({ max: 120 });
    expect(name.safeParse(`a${'\u0300'.repeat(5_000)}`).success).toBe(false);
    expect(name.safeParse('👨‍👩‍👧‍👦'.repeat(120)).success).toBe(true);
    const values = { body: '<b>'.repeat(6_000) };
    const post = findCollection('post')!;
    expect(validateRecord(post, values, { publication: false }).body).toEqual({ key: 'formatting' });
  });
});
