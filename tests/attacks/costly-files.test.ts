import { fileTypeFromBuffer } from 'file-type';
import { describe } from 'vitest';
import { readDocument } from '#server/areas/file/read-document.ts';
import { previewText } from '#server/areas/resource/file-preview.ts';
import { DOCUMENT_MAX_MB } from '#shared/constants.ts';
import { expectCheap, KILO, type Parser, times } from './support/costly.ts';

const LARGEST_DOCUMENT = DOCUMENT_MAX_MB * 1_000_000;

/** The dearest inputs there are, up to the bound of each. */
const parsers: Parser[] = [
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
  [
    'the beginning of a file',
    64 * KILO,
    (n) => Buffer.from(times('a', n)),
    (one: Buffer) => previewText(one, 'text/csv'),
  ],
];

describe('files made to be costly', () => {
  expectCheap(parsers);
});
