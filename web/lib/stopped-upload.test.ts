import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissUpload, noteUpload, stoppedUpload } from './stopped-upload.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    location: { pathname: '/contact' },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => void vi.useRealTimers());

it('a file that was on its way is known at its field, until it is over or the server has nothing of it any more', () => {
  noteUpload('logo', 'IMG_2041.jpg');
  expect([stoppedUpload('logo'), stoppedUpload('document')]).toEqual(['IMG_2041.jpg', null]);
  dismissUpload('logo');
  expect(stoppedUpload('logo')).toBeNull();
  noteUpload('logo', 'IMG_2041.jpg');
  vi.advanceTimersByTime(86_400_001);
  expect(stoppedUpload('logo')).toBeNull();
});

it('what ends while another page is open is over at the page where it began', () => {
  const over = noteUpload('logo', 'IMG_2041.jpg');
  window.location.pathname = '/inbox';
  over();
  window.location.pathname = '/contact';
  expect(stoppedUpload('logo')).toBeNull();
});
