import { describe, expect, it } from 'vitest';
import { normaliseWebUrl, optionalUrl, webUrl, webUrlShort } from './web-address.ts';

const problem = { key: 'url.format', params: { host: 'https://name.example' } };

describe('web URL (5.019, B.65)', () => {
  it.each([
    'slek.example',
    'www.slek.example/about?x=1#y',
    'https://slek.example',
    'HTTP://Slek.Example',
    'slek.example:8080/a',
    'ភូមិ.example',
    'a-b.co.example',
    '',
    ' slek.example ',
  ])('accepts %j', (value) => expect(webUrl(value)).toBeNull());

  it.each([
    'slek',
    'https://slek',
    'localhost:3000',
    'http://127.0.0.1',
    '127.0.0.1',
    'http://2130706433',
    'http://[::1]/',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://slek.example',
    'mailto:dara@slek.example',
    'https://user:secret@slek.example',
    'dara@slek.example',
    'slek .example',
    'https:slek.example',
    'https://slek.example\\@evil.example',
    'https://-slek.example',
    'slek.123',
    `slek.example/${'a'.repeat(2048)}`,
  ])('refuses %j', (value) => {
    expect(webUrl(value)).toEqual(problem);
    expect(webUrlShort(value)).toEqual({ key: 'url.short' });
  });

  it('is stored with https where no scheme was typed', () => {
    expect(normaliseWebUrl('Slek.Example')).toBe('https://slek.example');
    expect(normaliseWebUrl('http://slek.example/')).toBe('http://slek.example');
    expect(normaliseWebUrl('slek.example/a?b=c')).toBe('https://slek.example/a?b=c');
    expect(normaliseWebUrl('no')).toBeNull();
  });
});

describe('optional URL (5.020)', () => {
  it('needs http or https', () => {
    expect(optionalUrl('https://slek.example/a')).toBeNull();
    expect(optionalUrl('http://slek.example')).toBeNull();
    expect(optionalUrl('')).toBeNull();
    expect(optionalUrl('slek.example')).toEqual(problem);
    expect(optionalUrl('https://slek')).toEqual(problem);
  });
});
