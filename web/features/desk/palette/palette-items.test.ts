import { describe, expect, it } from 'vitest';
import type { Found } from '#shared/contracts/desk.contract.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { foundItem, itemsSaying, ownItems } from './palette-items.ts';
import { asksForPalette } from './palette-store.ts';

const t = translatorFor('en');
const texts = (roles: readonly string[], typed = '') =>
  itemsSaying(ownItems(t, roles), typed).map(({ text }) => text);

describe('the palette of the desk (B.20)', () => {
  it('offers what a role may do, nothing else', () => {
    expect(texts(['editor'])).toEqual(expect.arrayContaining(['Content', 'Write a post']));
    expect(texts(['translator'])).toEqual(['Texts', 'Search the public site', 'Show the keyboard shortcuts']);
    expect(texts(['administrator'])).toEqual(
      expect.arrayContaining(['Health', 'Invite somebody to the desk']),
    );
  });

  it('narrows by all words typed, in any order', () => {
    expect(texts(['administrator'], 'POST  write')).toEqual(['Write a post']);
    expect(texts(['administrator'], 'zzz')).toEqual([]);
  });

  it('leads to what was found, and says a name in the language of the page', () => {
    const found: Found = {
      group: 'content',
      id: '0190a000-0000-7000-8000-000000000001',
      name: 'Rice',
      name_kh: 'អង្ករ',
      about: '',
      collection: 'post',
    };
    expect(foundItem(t, found)).toMatchObject({ text: 'Rice', to: `/desk/content/post/${found.id}` });
    expect(foundItem(translatorFor('km'), found).text).toBe('អង្ករ');
    const nameless: Found = { ...found, group: 'report', name: '', name_kh: '', about: '26-7' };
    expect(foundItem(t, nameless)).toMatchObject({ text: '26-7', about: '' });
  });

  it('opens by Ctrl or Cmd with K alone', () => {
    const press = {
      key: 'k',
      ctrlKey: true,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      isComposing: false,
    };
    expect(asksForPalette(press, null)).toBe(true);
    const text = { closest: () => text } as unknown as Element;
    expect(asksForPalette(press, text)).toBe(false);
    expect(asksForPalette({ ...press, ctrlKey: false, metaKey: true }, null)).toBe(true);
    for (const other of [{ key: 'j' }, { ctrlKey: false }, { shiftKey: true }, { isComposing: true }])
      expect(asksForPalette({ ...press, ...other }, null)).toBe(false);
  });
});
