import { expect, it } from 'vitest';
import { COVERS } from '../content/covers.ts';
import { EVENTS } from '../content/events.ts';
import { POSTS } from '../content/posts.ts';
import { PROGRAMS } from '../content/programs.ts';
import { coverScene } from './build-cover.ts';

/** What each entry of a list shows: the scene of its cover, or the pattern of its organiser. */
const shown = (list: readonly { title: string; organiser?: string }[]) =>
  list.map(({ title, organiser }) => coverScene(title) ?? `pattern of ${organiser}`);
const by = <T>(list: readonly T[], key: (one: T) => number) => [...list].sort((a, b) => key(a) - key(b));

it('no list shows the same drawing twice in a row: posts, coming and past events, programs by their last day', () => {
  const lists = {
    posts: shown(by(POSTS, (one) => one.days_ago)),
    coming: shown(by(EVENTS, (one) => one.starts_in).filter((one) => one.starts_in > 0)),
    past: shown(by(EVENTS, (one) => -one.starts_in).filter((one) => one.starts_in < 0)),
    open: shown(by(PROGRAMS, (one) => one.closes_in).filter((one) => one.closes_in >= 0)),
    closed: shown(by(PROGRAMS, (one) => -one.closes_in).filter((one) => one.closes_in < 0)),
  };
  for (const [name, drawings] of Object.entries(lists)) {
    const twice = drawings.filter((one, i) => one === drawings[i - 1]);
    expect(twice, name).toEqual([]);
    expect(new Set(drawings).size, name).toBeGreaterThanOrEqual(8);
  }
});

it('every cover belongs to something that is there', () => {
  const titles = new Set([...POSTS, ...EVENTS, ...PROGRAMS].map(({ title }) => title));
  expect(COVERS.filter(({ of }) => !titles.has(of))).toEqual([]);
});
