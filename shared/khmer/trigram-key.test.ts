import { describe, expect, it } from 'vitest';
import { trigramKey } from './trigram-key.ts';

describe('trigramKey', () => {
  it('gives one key for all spellings, in case and digits as well', () => {
    expect(trigramKey('មន្រ្ដី ២០២៦')).toBe(trigramKey('មន្ត្រី 2026'));
    expect(trigramKey('PHNOM-PENH')).toBe('phnom penh');
  });

  it('holds no sign at which PostgreSQL ends a word', () => {
    expect(trigramKey('ភ្នំពេញ')).toBe('ភxនំពេញ');
    expect(trigramKey('ស៊ី ប៉ា')).toBe('សyី បyា');
    expect(trigramKey('ពោធិ៍សាត់ ជ័យ ធម៌ ក្រុមហ៊ុន')).not.toMatch(/[\u17C9-\u17D3]/);
  });
});
