import { describe, expect, it } from 'vitest';
import { LIST_FILE_MAX_KB, listText } from './list-text.ts';

const LIST = 'email,role\r\ndara@x.kh,អ្នកគ្រប់គ្រង';
const utf16 = (mark: number[], swap: boolean) => {
  const bytes = Buffer.from(LIST, 'utf16le');
  return new Blob([Uint8Array.from(mark), swap ? bytes.swap16() : bytes]);
};

describe('a list of addresses as a file (UX rule 45)', () => {
  it.each([
    ['UTF-8', new Blob([LIST])],
    ['UTF-8 with its mark', new Blob([Uint8Array.from([0xef, 0xbb, 0xbf]), LIST])],
    ['UTF-16 of a spreadsheet', utf16([0xff, 0xfe], false)],
    ['UTF-16, the other way round', utf16([0xfe, 0xff], true)],
  ])('is read in %s', async (_name, file) => {
    expect(await listText(file)).toBe(LIST);
  });

  it.each([
    ['empty', new Blob([])],
    ['too long', new Blob(['a@x.kh\n'.repeat(LIST_FILE_MAX_KB * 1024)])],
    ['a picture', new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])])],
    ['bytes', new Blob([Uint8Array.from([97, 0, 98])])],
  ])('is refused: %s', async (_name, file) => {
    expect(await listText(file)).toBeNull();
  });
});
