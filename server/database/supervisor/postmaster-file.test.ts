import { describe, expect, it } from 'vitest';
import { isPostmasterOf, parsePostmasterFile } from './postmaster-file.ts';

describe('postmaster.pid', () => {
  it('is read line by line, the status without its padding', () => {
    const text = '4242\n/data/pg18\n1763600000\n5432\n/data/run\n\n  123456  7\nready   \n';
    expect(parsePostmasterFile(text)).toEqual({
      pid: 4242,
      dataDir: '/data/pg18',
      socketDir: '/data/run',
      status: 'ready',
    });
  });

  it('may still be short while the server starts', () => {
    expect(parsePostmasterFile('4242\n/data/pg18\n')).toMatchObject({ pid: 4242, socketDir: '', status: '' });
  });

  it.each(['', '\n', 'x\n', '-1\n', '0\n', '4.2\n'])('is nothing if it begins with %j', (text) => {
    expect(parsePostmasterFile(text)).toBeUndefined();
  });

  it('is not believed if its process is another program', () => {
    expect(isPostmasterOf('/data/pg18', process.pid)).toBe(false);
  });
});
