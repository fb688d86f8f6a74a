import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const rows = async (text: string) => {
  const read = await readCsv(text, 100);
  return 'rows' in read ? read.rows.map(({ line, cells }) => [line, cells && Object.values(cells)]) : read;
};

describe('the rows of a CSV', () => {
  it('bear the line of the file at which they begin', async () => {
    const text = ['a,b', '1,"two', 'lines"', '', ',', '2,x', '3,"a ""b"""'];
    const expected = [
      [2, ['1', 'two\nlines']],
      [6, ['2', 'x']],
      [7, ['3', 'a "b"']],
    ];
    expect(await rows(text.join('\n'))).toEqual(expected);
    expect(await rows(`\uFEFF${text.join('\n')}\n`)).toEqual(expected);
    const windows = await rows(text.join('\r\n'));
    expect(windows).toEqual([[2, ['1', 'two\r\nlines']], ...expected.slice(1)]);
  });

  it.each([
    ['one that is never closed', '2,"x'],
    ['one in the middle of a cell', '2,x"y'],
    ['letters behind the one that closes', '2,"x"y'],
    ['one that only the next cell closes', '2,"x,y'],
  ])('are read but for the line of a quote astray: %s', async (_what, line) => {
    expect(await rows(['a,b', '1,x', line, '3,"y"', '4,"two', 'lines"', '5,z'].join('\r\n'))).toEqual([
      [2, ['1', 'x']],
      [3, null],
      [4, ['3', 'y']],
      [5, ['4', 'two\r\nlines']],
      [7, ['5', 'z']],
    ]);
  });

  it('are not read where the headings are not', async () => {
    expect(await rows('a,"b\n1,2')).toEqual({ line: 1 });
  });
});
