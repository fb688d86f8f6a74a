import { describe, expect, it } from 'vitest';
import { linkedText } from './linked-text.ts';
import { mailboxTo, readMailboxState } from './mailbox-state.ts';

describe('the mailbox of a demonstration', () => {
  it('finds the addresses in a text and leaves every letter of it', () => {
    const text = 'Open https://phum.example/a?b=1.\nOr (http://x.example/ក), thanks។';
    const parts = linkedText(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.flatMap(({ href }) => href ?? [])).toEqual([
      'https://phum.example/a?b=1',
      'http://x.example/ក',
    ]);
  });

  it('makes no link of anything but a web address', () => {
    expect(linkedText('javascript:alert(1) data:text/html,x mailto:a@b.example')).toHaveLength(1);
  });

  it('keeps filter, page and view in the address', () => {
    const state = readMailboxState(new URLSearchParams('address=founder&page=2&view=plain'));
    expect(mailboxTo(state)).toBe('/dev/mailbox?address=founder&page=2');
    expect(mailboxTo(state, 'abc')).toBe('/dev/mailbox/abc?address=founder&page=2&view=plain');
    expect(mailboxTo(readMailboxState(new URLSearchParams('page=x&view=y')))).toBe('/dev/mailbox');
  });
});
