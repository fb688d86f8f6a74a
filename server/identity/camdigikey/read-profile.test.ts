import { describe, expect, it } from 'vitest';
import { readMoment, readProfile } from './read-profile.ts';

const now = new Date('2026-11-21T03:00:00Z');
const status = {
  status: true,
  type: 'USER',
  iss: 'CamDX-CamDigiKey',
  domain: 'phum.example',
  exp: now.getTime() + 60_000,
  camdigikey_id: 'cdk-1',
  first_name_en: 'Sreypov',
  last_name_en: 'Mao',
  first_name_kh: 'ស្រីពៅ',
  last_name_kh: ' ម៉ៅ ',
  gender: 'F',
  dob: '1993-04-12',
  mobile_phone: '+85512000101',
  email: 'Founder@Phum.example',
  nationality: 'KH',
};
const read = (changes: object) => readProfile({ ...status, ...changes }, 'phum.example', now);

describe('profile of the identity provider', () => {
  it('has names in both scripts (3.030)', () => {
    expect(read({})).toEqual({
      subject: 'cdk-1',
      first_name: 'Sreypov',
      last_name: 'Mao',
      first_name_kh: 'ស្រីពៅ',
      last_name_kh: 'ម៉ៅ',
      gender: 'F',
      date_of_birth: '1993-04-12',
      phone: '+85512000101',
      email: 'founder@phum.example',
      nationality: 'KH',
    });
  });

  it('brings Khmer into one form and keeps the invisible space inside', () => {
    const decomposed = 'cafe\u0301 ក\u200bខ';
    expect(read({ first_name_kh: decomposed }).first_name_kh).toBe('caf\u00e9 ក\u200bខ');
  });

  it.each([
    ['status', { status: false }, 'token_inactive'],
    ['kind', { type: 'ORGANIZATION' }, 'provider_rejected'],
    ['issuer', { iss: 'Somebody' }, 'provider_rejected'],
    ['domain', { domain: 'somebody.example' }, 'provider_rejected'],
    ['end', { exp: now.getTime() - 1 }, 'token_expired'],
    ['subject', { camdigikey_id: ' ' }, 'provider_protocol'],
    ['standing', { user_status: 0 }, 'account_disabled'],
    ['moment', { exp: 'tomorrow' }, 'provider_protocol'],
  ])('refuses a wrong %s', (_name, changes, code) => {
    expect(() => read(changes)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    [1_700_000_000_000],
    [1_700_000_000],
    ['1700000000'],
    ['1700000000000'],
    ['2023-11-14T22:13:20Z'],
  ])('reads the moment %s', (value) => {
    expect(readMoment(value)).toEqual(new Date(1_700_000_000_000));
  });
});
