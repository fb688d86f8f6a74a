import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPublic } from './fetch-public.ts';
import { isPublicAddress } from './public-address.ts';

describe('addresses that another site may have', () => {
  it.each(['8.8.8.8', '103.216.50.1', '2606:4700::1111', '2400:cb00::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('reading another site', () => {
  let server: Server;
  let config: { WEBSITE_TEST_HOSTS: string };
  let port: number;
  const seen: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(`${request.headers.host}${request.url}`);
      const to = new URL(request.url ?? '/', 'http://site.example').searchParams.get('to');
      if (to) return response.writeHead(302, { location: to }).end();
      if (request.url === '/loop') return response.writeHead(302, { location: '/loop' }).end();
      if (request.url === '/large') return response.end('x'.repeat(2_000_000));
      if (request.url === '/gone') return response.writeHead(404).end();
      response.end('<p>phum-verification=abc</p>');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
    config = { WEBSITE_TEST_HOSTS: `site.example=127.0.0.1:${port}` };
  });
  afterAll(() => new Promise((done) => server.close(done)));
  const read = (address: string) => fetchPublic(address, config);

  it('goes to the very address it looked at, under the name that was asked for', async () => {
    expect(await read('http://site.example/page')).toContain('phum-verification=abc');
    expect(seen.at(-1)).toBe('site.example/page');
  });

  it('takes no more than a part of a long page, and only what is there', async () => {
    expect((await read('http://site.example/large')).length).toBeLessThanOrEqual(512 * 1024);
    await expect(read('http://site.example/gone')).rejects.toThrow('404');
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://localhost/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'file:///etc/passwd',
    'ftp://site.example/',
    'http://user:pass@site.example/',
    'gopher://127.0.0.1:25/',
  ])('never reaches %s', async (address) => {
    const before = seen.length;
    await expect(read(address)).rejects.toThrow();
    expect(seen).toHaveLength(before);
  });

  it('looks at each redirect as at the first address, and follows only a few', async () => {
    const to = (address: string) => read(`http://site.example/?to=${encodeURIComponent(address)}`);
    expect(await to('http://site.example/page')).toContain('abc');
    for (const closed of [
      `http://127.0.0.1:${port}/page`,
      'http://[::ffff:127.0.0.1]/',
      'file:///etc/passwd',
      '//10.0.0.1/x',
    ])
      await expect(to(closed), closed).rejects.toThrow();
    await expect(read('http://site.example/loop')).rejects.toThrow('redirects');
  });
});
