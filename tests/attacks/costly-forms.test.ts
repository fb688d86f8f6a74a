import { describe, expect, it } from 'vitest';
import { MAX_TEXT_FORM_BYTES } from '#server/http/form-bounds.ts';
import { MAX_FORM_BYTES, parseFormData } from '#server/http/form-data.ts';
import { MAX_FIELDS, MAX_TEXT_BYTES } from '#server/http/form-parts.ts';
import { DOCUMENT_MAX_MB } from '#shared/constants.ts';
import { expectCheap, expectTurns, KILO, MEGA, type Parser, times } from './support/costly.ts';

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=----a';
const LARGEST_FORM = Math.max(MAX_FORM_BYTES, (DOCUMENT_MAX_MB + 1) * MEGA) - KILO;
const refused = (code: string) => expect.objectContaining({ code });
const part = (n: number) => `------a\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`;
const form = (parts: number, text = '') =>
  Buffer.from(`${Array.from({ length: parts }, (_, n) => part(n)).join('')}${text}------a--\r\n`);
const file = (text: string) =>
  part(1)
    .replace('name="f1"', 'name="f1"; filename="a.png"')
    .replace('x', () => text);

/** The dearest inputs there are, up to the bound of each. */
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
];

describe('forms made to be costly', () => {
  expectCheap(parsers);

  it('lets others be answered while a large file is read', () =>
    expectTurns(() => parseFormData(form(1, file('-'.repeat(4 * MEGA))), PARTS)));

  it('more fields, bytes or parts than the bound are refused before they are taken apart', async () => {
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

  it('more of a file than of a text is taken', async () => {
    const sent = 'xក'.repeat(MAX_TEXT_BYTES);
    const taken = (await parseFormData(form(1, file(sent)), PARTS)).get('f1') as File;
    expect([taken.name, (await taken.text()) === sent]).toEqual(['a.png', true]);
    expect([...(await parseFormData(form(MAX_FIELDS), PARTS)).keys()]).toHaveLength(MAX_FIELDS);
  });
});
