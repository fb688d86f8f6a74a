import { describe, expect, it } from 'vitest';
import { fileAddress, isFileVariant, opensFile, signedFileAddress } from './file-address.ts';
import { shownFileName } from './store-image.ts';

const secret = new TextEncoder().encode('a secret of this test only');
const services = { secret, secrets: [secret] };
const id = '0190a000-0000-7000-8000-000000000001';
const now = Date.UTC(2026, 10, 20, 12, 30);
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams);

describe('the address of a file', () => {
  it('is plain for a public one', () => {
    expect(fileAddress(id, '256')).toBe(`/files/${id}/256`);
  });

  it('has a key for a private one, good for a day and for no other file', () => {
    const query = queryOf(signedFileAddress(services, id, '64', now));
    expect(opensFile(services, id, query, now)).toBe(true);
    expect(opensFile(services, id, query, now + 25 * 3_600_000)).toBe(false);
    expect(opensFile(services, id.replace(/1$/, '2'), query, now)).toBe(false);
    expect(opensFile({ secrets: [new Uint8Array(32)] }, id, query, now)).toBe(false);
  });

  it('cannot be made to last longer', () => {
    const { until, key } = queryOf(signedFileAddress(services, id, '64', now));
    expect(opensFile(services, id, { until: Number(until) + 3_600_000, key }, now)).toBe(false);
    for (const query of [
      {},
      { until },
      { key },
      { until: 'x', key },
      { until, key: ['a'] },
      { until, key: '' },
    ]) {
      expect(opensFile(services, id, query, now)).toBe(false);
    }
  });

  it('stays the same for an hour, so that browsers keep the picture', () => {
    const at = (minute: number) => signedFileAddress(services, id, '64', Date.UTC(2026, 10, 20, 12, minute));
    expect(at(1)).toBe(at(59));
    expect(at(1)).not.toBe(at(61));
  });

  it('knows its sizes', () => {
    expect(['64', '512', 'original', '100', '', '64.webp'].map(isFileVariant)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the name of a file', () => {
  it.each([
    ['ឡូហ្គោ ថ្មី.PNG', 'ឡូហ្គោ ថ្មី.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\Users\\sok\\logo.php.png', 'logo.php.jpg'],
    ['a"b<c>.jpeg', 'a b c.jpg'],
    ['\u200B', 'image.jpg'],
    ['', 'image.jpg'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(shownFileName(typed, 'jpg')).toBe(shown);
  });
});
