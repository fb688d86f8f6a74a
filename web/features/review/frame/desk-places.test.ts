import { describe, expect, it } from 'vitest';
import { deskPlaces, placeState } from './desk-places.ts';

const names = (roles: readonly string[]) => deskPlaces(roles).map(({ name }) => name);

describe('the parts of the desk', () => {
  it('are those one may work in', () => {
    expect(names(['reviewer'])).toEqual(['queue', 'claims', 'contact']);
    expect(names(['editor'])).toEqual(['queue', 'content', 'contact']);
    expect(names(['analyst'])).toEqual(['queue', 'claims']);
    expect(names(['administrator'])).toEqual(['queue', 'claims', 'content', 'contact']);
    expect(names([])).toEqual([]);
    expect(names(['member'])).toEqual([]);
  });

  it('are marked on their pages and on all pages in them', () => {
    const [queue, , content] = deskPlaces(['administrator']);
    expect(placeState(queue!, '/desk')).toBe('page');
    expect(placeState(queue!, '/desk/review/1')).toBe('true');
    expect(placeState(queue!, '/desk/content')).toBeUndefined();
    expect(placeState(content!, '/desk/content/post')).toBe('true');
    expect(placeState(content!, '/desk/contents')).toBeUndefined();
  });
});
