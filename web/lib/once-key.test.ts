import { beforeEach, expect, it, vi } from 'vitest';
import { onceKey, textOfForm } from './once-key.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

it('is the same for what nobody answered, and another one for everything else', () => {
  const first = onceKey('/contact', 'one');
  expect(onceKey('/contact', 'one').key).toBe(first.key);
  expect(onceKey('/other', 'one').key).not.toBe(first.key);
  expect(onceKey('/contact', 'two').key).not.toBe(first.key);
  expect(onceKey('/contact', 'one').key, 'something else was sent in between').not.toBe(first.key);
});

it('is another one once there was an answer, and one the server takes', () => {
  const first = onceKey('/contact', 'ប្រាក់');
  first.answered();
  expect(kept.size).toBe(0);
  const second = onceKey('/contact', 'ប្រាក់');
  expect(second.key).not.toBe(first.key);
  expect(second.key).toMatch(/^[\w-]{8,100}$/);
  expect([...kept].join(), 'nothing of what was typed stays on the device').not.toContain('ប្រាក់');
});

it('leaves out what each press has of its own', async () => {
  const press = (stamp: string) =>
    textOfForm([
      ['name', 'Dara'],
      ['bot_stamp', stamp],
      ['client_key', stamp],
      ['send_key', stamp],
      ['order_key', stamp],
      ['current_password', stamp],
      ['file', new File(['abc'], 'a.pdf', { lastModified: Number(stamp) })],
    ]);
  expect(await press('1')).toBe(await press('2'));
  expect(await press('1')).toContain('["a.pdf",3,');
});

it('follows what is in a file: many have one name and one size', async () => {
  const scan = (text: string) => textOfForm([['file', new File([text], 'scan.jpg', { lastModified: 1 })]]);
  expect(await scan('abc')).toBe(await scan('abc'));
  expect(await scan('abc')).not.toBe(await scan('abd'));
});

it('follows the age of a file where the page cannot sum it up', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const scan = (lastModified: number) =>
    textOfForm([['file', new File(['abc'], 'scan.jpg', { lastModified })]]);
  expect(await scan(1)).toBe(await scan(1));
  expect(await scan(1)).not.toBe(await scan(2));
  vi.unstubAllGlobals();
});

it('of something else that was sent there meanwhile stays when the first is answered', () => {
  const first = onceKey('/files', 'one');
  const second = onceKey('/files', 'two');
  first.answered();
  expect(onceKey('/files', 'two').key).toBe(second.key);
});

it('is the same while the page is open where the device keeps nothing', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
  const first = onceKey('/contact', 'three');
  expect(onceKey('/contact', 'three').key).toBe(first.key);
  first.answered();
  expect(onceKey('/contact', 'three').key).not.toBe(first.key);
});
