import { describe, expect, it } from 'vitest';
import { checkFacts, checkOutsideDatabase } from './outside.ts';

const good = { version: 150_018, ctype: 'C.UTF-8', encoding: 'UTF8' };

describe('checkFacts', () => {
  it('takes PostgreSQL 15 and newer with a UTF-8 character type', () => {
    for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'km_KH.UTF-8']) checkFacts({ ...good, ctype });
    checkFacts({ ...good, version: 180_004 });
  });

  it.each([
    ['database-too-old', { ...good, version: 140_015 }, 'PostgreSQL 14'],
    ['database-locale', { ...good, ctype: 'C' }, 'LC_CTYPE C,'],
    ['database-locale', { ...good, ctype: 'POSIX' }, 'LC_CTYPE POSIX'],
    ['database-locale', { ...good, encoding: 'SQL_ASCII' }, 'encoding SQL_ASCII'],
  ])('refuses with %s and a cure', (code, facts, words) => {
    let error: unknown;
    try {
      checkFacts(facts);
    } catch (caught) {
      error = caught;
    }
    expect(error).toMatchObject({ code, message: expect.stringContaining(words) });
  });
});

describe('an address', () => {
  it.each(['', 'phum', 'mysql://localhost/phum', 'postgres//localhost', 'postgres://[::1'])(
    '"%s" is refused as no address, without repeating it',
    async (url) => {
      const attempt = checkOutsideDatabase(url, 0);
      await expect(attempt).rejects.toMatchObject({ code: 'database-url' });
    },
  );
});
