import { describe, expect, it } from 'vitest';
import { encodingFor } from './encoding.ts';

describe('the encoding a client gets', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'zstd'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['identity;q=0, gzip;q=0.2', 'gzip'],
    ['gzip;q=0, br ; q = 0', undefined],
    ['gzip;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['deflate', undefined],
    ['*;q=0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s: %s', (accept, encoding) => {
    expect(encodingFor(accept)).toBe(encoding);
    expect(encodingFor(accept)).toBe(encoding);
  });
});
