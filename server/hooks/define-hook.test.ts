import { expect, it } from 'vitest';
import { defineHook } from './define-hook.ts';

it('hands the event on to who handles it, and gives back the answer', async () => {
  const hook = defineHook<[number], string>('a number came');
  hook.handledBy(async (number) => `got ${number}`);
  expect(await hook(7)).toBe('got 7');
});

it('refuses an event that nobody handles, and says where that is mended', async () => {
  const hook = defineHook<[], void>('nobody listens');
  await expect(hook()).rejects.toThrow(
    'Nobody handles "nobody listens": name who does in server/subscriptions.ts.',
  );
});
