import { describe, expect, it } from 'vitest';
import { accountForRoot, parsePasswd } from './system-account.ts';

const passwd = [
  'root:x:0:0:root:/root:/bin/bash',
  '# a comment',
  'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin',
  'broken line',
  'developer:x:1000:1000::/home/developer:/bin/bash',
  'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin',
  '',
].join('\n');

describe('the account to leave root for', () => {
  it('is postgres, else nobody, else daemon', () => {
    const accounts = parsePasswd(passwd);
    expect(accounts.map(({ name }) => name)).toEqual(['root', 'daemon', 'developer', 'nobody']);
    expect(accountForRoot(accounts)).toMatchObject({ name: 'nobody', uid: 65534, gid: 65534, dropped: true });
    const withPostgres = [...accounts, { name: 'postgres', uid: 101, gid: 104, dropped: true }];
    expect(accountForRoot(withPostgres)).toMatchObject({ name: 'postgres', uid: 101, gid: 104 });
    expect(accountForRoot(accounts.filter(({ name }) => name !== 'nobody'))).toMatchObject({
      name: 'daemon',
    });
  });

  it('is the owner of data that exists, unless that is root or unknown', () => {
    const accounts = parsePasswd(passwd);
    expect(accountForRoot(accounts, 1000).name).toBe('developer');
    expect(accountForRoot(accounts, 0).name).toBe('nobody');
    expect(accountForRoot(accounts, 4711).name).toBe('nobody');
  });

  it('is refused with a cure when there is none', () => {
    const onlyRoot = parsePasswd('root:x:0:0:root:/root:/bin/bash');
    expect(() => accountForRoot(onlyRoot)).toThrow(/useradd --system postgres/);
  });
});
