import fc from 'fast-check';

/** What draws nothing, or hardly. */
export const INVISIBLE = [
  '\u00AD',
  '\u17B4',
  '\u17B5',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u2060',
  '\uFE0F',
  '\uFEFF',
];

/** Khmer as people and machines get it wrong: any sign in any place, with Latin, digits and spaces between. */
const khmerSoup = fc.string({
  unit: fc.constantFrom(
    ...'កខតដរសញអឥឲឣឤឨៗ។០៩aÉ1 -',
    ...'\u17B6\u17B7\u17B8\u17BB\u17BE\u17C1\u17C4\u17C6\u17C7\u17C9\u17CA\u17CB\u17CC\u17CD\u17D0\u17D1\u17D2\u17D3\u17DD',
    ...INVISIBLE,
    '\u0301',
    '្រ',
    '្ត',
    '្ដ',
  ),
  maxLength: 30,
});
/** Any text, that soup often. */
export const anything = fc.oneof(khmerSoup, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
