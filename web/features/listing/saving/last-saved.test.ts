import { expect, it } from 'vitest';
import type { Draft } from './draft-api.ts';
import { newestDraft, noteSaved } from './last-saved.ts';

const draft = (minute: number, summary: string) =>
  ({ saved_at: `2026-11-27T08:0${minute}:00.000Z`, values: { summary } }) as unknown as Draft;

it('shows what was saved after the page had left the server, of the same draft only', () => {
  const loaded = draft(1, '');
  expect(newestDraft('startup', 'a', loaded)).toBe(loaded);
  noteSaved('startup', 'a', draft(2, 'Food boxes of areca leaf'));
  expect(newestDraft('startup', 'a', loaded).values.summary).toBe('Food boxes of areca leaf');
  expect(newestDraft('startup', 'b', loaded)).toBe(loaded);
  expect(newestDraft('mentor', 'a', loaded)).toBe(loaded);
  const later = draft(3, 'Written in another tab');
  expect(newestDraft('startup', 'a', later)).toBe(later);
});
