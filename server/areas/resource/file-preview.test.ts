import { describe, expect, it } from 'vitest';
import { previewText } from './file-preview.ts';

const preview = (text: string, type = 'text/csv') => previewText(new TextEncoder().encode(text), type);

describe('the first lines of a file (B.60)', () => {
  it.each([
    ['commas, with the mark of spreadsheets', '\uFEFFname,place\r\n"Sok, Dara",Kep\r\nចាន់,ភ្នំពេញ\r\n'],
    ['semicolons', 'name;place\n"Sok, Dara";Kep\nចាន់;ភ្នំពេញ'],
    ['tabs', 'name\tplace\nSok, Dara\tKep\nចាន់\tភ្នំពេញ\n'],
  ])('are a table with %s', (_name, text) => {
    expect(preview(text)).toEqual({
      kind: 'table',
      columns: ['name', 'place'],
      rows: [
        ['Sok, Dara', 'Kep'],
        ['ចាន់', 'ភ្នំពេញ'],
      ],
      is_whole: true,
    });
  });

  it('are few, short and of one width', () => {
    const wide = Array.from({ length: 40 }, (_, n) => `c${n}`).join(',');
    const long = preview(`${wide}\n${`${'ក'.repeat(900)},1\n`.repeat(50)}`);
    expect(long).toMatchObject({ kind: 'table', is_whole: false });
    const { columns, rows } = long as { columns: string[]; rows: string[][] };
    expect([columns.length, rows.length]).toEqual([10, 8]);
    for (const row of rows) {
      expect(row).toHaveLength(10);
      expect(row[0]).toMatch(/^ក{120}…$/);
    }
  });

  it('of a file that is no table are text, and nothing of an empty one', () => {
    expect(preview('only one line')).toMatchObject({ kind: 'text', text: 'only one line', is_whole: true });
    expect(preview('One\n\nTwo\r\n', 'text/plain')).toEqual({
      kind: 'text',
      text: 'One\n\nTwo',
      is_whole: true,
    });
    expect(preview(' \r\n', 'text/plain')).toBeNull();
    expect(preview('')).toBeNull();
  });

  it('of a long text end at a line, and never in the middle of a letter', () => {
    const line = 'ប្រទេសកម្ពុជា '.repeat(9);
    const shown = preview(`${line}\n`.repeat(4_000), 'text/plain');
    expect(shown).toMatchObject({ kind: 'text', is_whole: false });
    expect((shown as { text: string }).text).not.toContain('\uFFFD');
    expect((shown as { text: string }).text.split('\n').length).toBeLessThanOrEqual(24);
  });

  it('stand even where the table breaks', () => {
    const broken = preview(`a,b\n"never closed,${'x'.repeat(100_000)}`);
    expect(broken).not.toBeNull();
  });
});
