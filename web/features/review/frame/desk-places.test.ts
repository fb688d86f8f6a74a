import { describe, expect, it } from 'vitest';
import { deskPlaces, placeState } from './desk-places.ts';

const names = (roles: readonly string[], inMenu = false) =>
  deskPlaces(roles)
    .filter((place) => Boolean(place.inMenu) === inMenu)
    .map(({ name }) => name);

describe('the parts of the desk', () => {
  it('are those one may work in', () => {
    expect(names(['reviewer'])).toEqual(['queue', 'claims', 'reports', 'contact']);
    expect(names(['editor'])).toEqual(['queue', 'content', 'contact']);
    expect(names(['analyst'])).toEqual(['queue', 'claims']);
    expect(names(['administrator'])).toEqual(['queue', 'claims', 'reports', 'content', 'contact']);
    expect(names([])).toEqual([]);
    expect(names(['member'])).toEqual([]);
  });

  it('stand in the menu alone where they are not of every day (B.71)', () => {
    expect(names(['reviewer'], true)).toEqual(['dashboard', 'merge']);
    expect(names(['editor'], true)).toEqual(['dashboard']);
    expect(names(['analyst'], true)).toEqual(['dashboard', 'page-views']);
    expect(names(['administrator'], true)).toEqual([
      'dashboard',
      'page-views',
      'merge',
      'people',
      'settings',
      'audit',
    ]);
  });

  it('are marked on their pages and on all pages in them', () => {
    const places = deskPlaces(['administrator']);
    const [queue, content] = ['queue', 'content'].map((name) => places.find((place) => place.name === name)!);
    expect(placeState(queue!, '/desk')).toBe('page');
    expect(placeState(queue!, '/desk/review/1')).toBe('true');
    expect(placeState(queue!, '/desk/bulk/1')).toBe('true');
    expect(placeState(queue!, '/desk/content')).toBeUndefined();
    expect(placeState(content!, '/desk/content/post')).toBe('true');
    expect(placeState(content!, '/desk/contents')).toBeUndefined();
  });
});
