import { describe, expect, it } from 'vitest';
import { partyInitials } from './party-initials.ts';

const sreypov = { kind: 'person', name: 'Mean Sreypov', name_kh: 'មាន ស្រីពៅ' } as const;
const rice = { kind: 'stakeholder', name: 'Battambang Rice', name_kh: 'ស្រូវបាត់ដំបង' } as const;

describe('letters of those one is connected to (2.098)', () => {
  it('are in the language of the reader', () => {
    expect(partyInitials(sreypov, 'en')).toEqual({ text: 'MS', lang: 'en' });
    expect(partyInitials(rice, 'en')).toEqual({ text: 'BR', lang: 'en' });
    expect(partyInitials(rice, 'km')).toEqual({ text: 'ស្រូ', lang: 'km' });
  });
  it('are of the given name where a person is written in Khmer, as everywhere else', () => {
    expect(partyInitials(sreypov, 'km')).toEqual({ text: 'ស្រី', lang: 'km' });
    expect(partyInitials({ ...sreypov, name_kh: 'ស្រីពៅ' }, 'km').text).toBe('ស្រី');
  });
  it('are of the other script where there is no name in that of the reader', () => {
    expect(partyInitials({ ...sreypov, name_kh: '' }, 'km')).toEqual({ text: 'MS', lang: 'en' });
    expect(partyInitials({ ...sreypov, name: '' }, 'en')).toEqual({ text: 'ស្រី', lang: 'km' });
  });
});
