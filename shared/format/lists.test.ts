import { describe, expect, it } from 'vitest';
import { factsText, listText } from './lists.ts';

describe('lists in one line (5.001)', () => {
  it('are parted by commas in English', () => {
    expect(listText('en', ['energy', 'water', 'forestry'])).toBe('energy, water, forestry');
    expect(listText('en', ['energy'])).toBe('energy');
    expect(listText('en', [])).toBe('');
  });

  it('have spaces and និង in Khmer', () => {
    expect(listText('km', ['ថាមពល'])).toBe('ថាមពល');
    expect(listText('km', ['ថាមពល', 'ទឹក'])).toBe('ថាមពល និងទឹក');
    expect(listText('km', ['ថាមពល', 'ទឹក', 'ព្រៃឈើ'])).toBe('ថាមពល ទឹក និងព្រៃឈើ');
    expect(listText('km', ['B2B', 'B2C'])).toBe('B2B និង B2C');
  });

  it('show where a Khmer word with spaces ends', () => {
    expect(listText('km', ['ថាមពល', 'ទឹក និងអនាម័យ', 'ព្រៃឈើ'])).toBe('ថាមពល · ទឹក និងអនាម័យ · ព្រៃឈើ');
  });

  it('of facts of different kinds have dots in Khmer', () => {
    expect(factsText('en', ['Guide', '', '12 min'])).toBe('Guide, 12 min');
    expect(factsText('km', ['មគ្គុទ្ទេសក៍', '', '12 នាទី'])).toBe('មគ្គុទ្ទេសក៍ · 12 នាទី');
  });
});
