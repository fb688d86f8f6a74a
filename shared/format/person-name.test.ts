import { describe, expect, it } from 'vitest';
import { personInitials, personName } from './person-name.ts';
import { formatPhone, formatPhoneAbroad } from './phones.ts';

const sreypov = { first_name: 'Sreypov', last_name: 'Mean', first_name_kh: 'ស្រីពៅ', last_name_kh: 'មាន' };
const latinOnly = { first_name: 'Marie', last_name: 'Dubois', first_name_kh: '', last_name_kh: null };
const khmerOnly = { first_name: '', last_name: '', first_name_kh: 'ស្រីពៅ', last_name_kh: 'មាន' };

describe('names of people (1.028, 2.099, UX 6.3.21)', () => {
  it('begin with the family name in both languages', () => {
    expect(personName(sreypov, 'en')).toEqual({ text: 'Mean Sreypov', lang: 'en' });
    expect(personName(sreypov, 'km')).toEqual({ text: 'មាន ស្រីពៅ', lang: 'km' });
  });
  it('begin with the given name in English where the person wants it so', () => {
    expect(personName({ ...sreypov, given_name_first: true }, 'en').text).toBe('Sreypov Mean');
    expect(personName({ ...sreypov, given_name_first: true }, 'km').text).toBe('មាន ស្រីពៅ');
  });
  it('fall back to the other script and say so', () => {
    expect(personName(latinOnly, 'km')).toEqual({ text: 'Dubois Marie', lang: 'en' });
    expect(personName(khmerOnly, 'en')).toEqual({ text: 'មាន ស្រីពៅ', lang: 'km' });
  });
  it('leave no gap for a missing part', () => {
    expect(personName({ first_name: ' Dara ', last_name: '' }, 'en').text).toBe('Dara');
    expect(personName({ first_name: '', last_name: '' }, 'en')).toEqual({ text: '', lang: 'en' });
  });
  it('give initials without half a cluster', () => {
    expect(personInitials(sreypov, 'en')).toBe('MS');
    expect(personInitials(khmerOnly, 'en')).toBe('ស្រី');
    expect(personInitials({ first_name: '', last_name: '' }, 'en')).toBe('');
  });
  it('give Khmer initials to Khmer readers, of the other script where there is no Khmer name (2.098)', () => {
    expect(personInitials(sreypov, 'km')).toBe('ស្រី');
    expect(personInitials(latinOnly, 'km')).toBe('DM');
  });
});

describe('phone numbers as shown (UX 6.3.23)', () => {
  it('are grouped for readers here and abroad', () => {
    expect(formatPhone('+85512345678')).toBe('012 345 678');
    expect(formatPhone('+855962345678')).toBe('096 234 5678');
    expect(formatPhoneAbroad('+85512345678')).toBe('+855 12 345 678');
    expect(formatPhoneAbroad('+855962345678')).toBe('+855 96 234 5678');
  });
  it('of other countries stay as stored', () => {
    expect(formatPhone('+4915123456789')).toBe('+4915123456789');
    expect(formatPhoneAbroad('')).toBe('');
  });
});
