import { describe, expect, it } from 'vitest';
import { enrolmentField, readEnrolment } from './enrolment-form.ts';
import { qrPath } from './qr-path.ts';

describe('the QR code of a second factor', () => {
  it('draws runs of dark cells', () => {
    expect(qrPath(['0110', '1001'])).toBe('M1 0h2v1h-2zM0 1h1v1h-1zM3 1h1v1h-1z');
    expect(qrPath(['000'])).toBe('');
  });

  it('comes back from the hidden field as it went', () => {
    const enrolment = {
      secret: 'ABCD EFGH IJKL MNOP',
      uri: 'otpauth://totp/Phum:me?secret=ABCD',
      qr: ['01', '10'],
    };
    const form = new FormData();
    const { name, value } = enrolmentField(enrolment);
    form.set(name, value);
    expect(readEnrolment(form)).toEqual(enrolment);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"secret":"<b>","uri":"otpauth://totp/x","qr":[]}',
    '{"secret":"ABCD EFGH IJKL MNOP","uri":"javascript:alert(1)","qr":[]}',
    '{"secret":"ABCD EFGH IJKL MNOP","uri":"otpauth://totp/x","qr":["2"]}',
  ])('reads nothing from %j', (value) => {
    const form = new FormData();
    form.set('enrolment', value);
    expect(readEnrolment(form)).toBeNull();
  });
});
