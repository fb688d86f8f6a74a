import { expect, it } from 'vitest';
import { addressOutside, intentOf } from './open-outside.ts';

it('Android is asked to view the page in its browser, in the language it is read in', () => {
  const address = addressOutside({ href: 'https://phum.example/event?day=7' }, 'km');
  expect(address).toBe('https://phum.example/event?day=7&lang=km');
  expect(intentOf(address, 'Mozilla/5.0 (Linux; Android 11; wv)')).toMatch(
    /^intent:\/\/phum\.example\/event\?day=7&lang=km#Intent;scheme=https;.*BROWSABLE;end$/,
  );
});

it('no other system can be asked', () => {
  expect(intentOf('https://phum.example/', 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4)')).toBeNull();
});
