import { describe, expect, it } from 'vitest';
import { cover, RECORD_DARK_SHARE } from './cover.ts';
import { digits } from './drawn-digits.ts';
import { fringe } from './fringe.ts';
import { hero } from './hero.ts';
import { loom } from './loom.ts';
import { type KramaCategory, PATTERNS } from './patterns.ts';
import { hash } from './seed.ts';
import { WEAVES } from './weave.ts';

const CATEGORIES = Object.keys(PATTERNS) as KramaCategory[];

/** The drawing without its pattern ids, as a short hash. */
const fingerprint = (drawing: string) =>
  hash(drawing.replace(/(id="|url\(#)[^")]*?(\d)(?=[")])/g, '$1$2')).toString(36);

/** Distinct fills of the stripes that run in one direction. */
const bandsAcross = (drawing: string) => {
  const stripes = drawing.slice(drawing.indexOf('</defs>'));
  const wefts = [...stripes.matchAll(/<path fill="#[^>]*d="([^"]*)"/g)].flatMap(
    ([, d]) => d?.match(/M/g) ?? [],
  );
  const warps = [...stripes.matchAll(/<path fill="url[^>]*d="([^"]*)"/g)].flatMap(
    ([, d]) => d?.match(/M/g) ?? [],
  );
  return { wefts: wefts.length, warps: warps.length };
};

describe('krama', () => {
  // Fingerprints of the design's own drawings: a record keeps its pattern for ever.
  it.each([
    ['startup', 'a', '9y83fy'],
    ['startup', 'srov-ledger', '1yg8xd4'],
    ['mentor', 'srov-ledger', '1unixol'],
    ['investor', 'srov-ledger', '1gioymb'],
    ['eso', 'srov-ledger', 'jqhimh'],
    ['other', 'srov-ledger', 'ruozt'],
    ['neutral', 'srov-ledger', '99k33l'],
    ['mentor', '0192f0c1-7a3b-7def-8123-456789abcdef', '10twyth'],
    ['eso', '0192f0c1-7a3b-7def-8123-456789abcdef', 'o4fkhp'],
  ] as const)('draws the %s pattern of %s as designed', (category, seed, golden) => {
    expect(fingerprint(cover({ seed, category }))).toBe(golden);
  });

  it('draws headers, chosen patterns and chosen borders as designed', () => {
    const header = { category: 'startup', width: 1920, height: 240, thread: 4, border: false } as const;
    expect(fingerprint(cover({ seed: 'កម្ពុជា', ...header }))).toBe('h4libr');
    const swatch = { category: 'eso', width: 72, height: 72, thread: 2, pattern: 1 } as const;
    expect(fingerprint(cover({ seed: 'x', ...swatch }))).toBe('1fj5ah0');
    const card = { category: 'mentor', width: 420, height: 129, borderAt: 10 } as const;
    expect(fingerprint(cover({ seed: 'y', ...card }))).toBe('10t93w2');
  });

  it('draws hero, loom, fringe and digits as designed', () => {
    expect(fingerprint(hero())).toBe('15gu0v1');
    expect(fingerprint(hero({ seed: 's', width: 800, height: 176, quiet: 0, weftLead: 1, far: 0.5 }))).toBe(
      '1mfrscl',
    );
    expect(fingerprint(loom())).toBe('mawwo2');
    expect(fingerprint(loom({ category: 'mentor', seed: 'b', done: 0.2, height: 120 }))).toBe('jwlewo');
    expect(fingerprint(fringe({ left: 9 }))).toBe('181g1cn');
    expect(fingerprint(fringe({ left: 3, total: 16, height: 12, on: '#0b0b0c' }))).toBe('1req8tg');
    expect(fingerprint(digits('404'))).toBe('mwppo9');
    expect(fingerprint(digits('503'))).toBe('1bu04ez');
  });

  it('gives the same drawing with the same ids each time, and other ids for other drawings or scopes', () => {
    const id = (drawing: string) => /pattern id="([^"]+)"/.exec(drawing)?.[1];
    expect(cover({ seed: 'a' })).toBe(cover({ seed: 'a' }));
    expect(id(cover({ seed: 'a' }))).not.toBe(id(cover({ seed: 'b' })));
    expect(id(cover({ seed: 'a', thread: 2 }))).not.toBe(id(cover({ seed: 'a', thread: 3 })));
    expect(id(cover({ seed: 'a', scope: '1' }))).not.toBe(id(cover({ seed: 'a', scope: '2' })));
  });

  it('uses whole pixels only', () => {
    const drawings = [hero(), loom(), digits('0123456789'), fringe({ left: 7 })];
    for (const category of CATEGORIES) {
      for (const thread of [2, 3, 4, 5]) drawings.push(cover({ seed: `px-${thread}`, category, thread }));
    }
    for (const drawing of drawings) expect(drawing).not.toMatch(/[\d]\.[\d]|NaN|undefined/);
  });

  it('gives every category but the grey one a structure of its own', () => {
    const structures = CATEGORIES.map((category) => JSON.stringify(WEAVES[category]));
    expect(new Set(structures).size).toBe(CATEGORIES.length - 1);
    expect(WEAVES.neutral).toEqual(WEAVES.startup);
    for (const weave of Object.values(WEAVES)) {
      const cells = weave.flat();
      expect(cells.filter(Boolean).length).toBe(cells.length / 2);
    }
  });

  it('shows at least two bands in both directions in swatches under 64 px', () => {
    for (let n = 0; n < 400; n += 1) {
      for (const size of [24, 40, 56, 63]) {
        const bands = bandsAcross(
          cover({ seed: `swatch-${n}`, category: 'mentor', width: size, height: size, thread: 2 }),
        );
        expect(bands.wefts, `swatch-${n} at ${size}`).toBeGreaterThanOrEqual(2);
        expect(bands.warps, `swatch-${n} at ${size}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('can lower the share of dark patterns and leaves the other patterns as they were', () => {
    const dark = (drawing: string) => drawing.includes(`fill="${PATTERNS.startup[1][2]}"`);
    let usual = 0;
    let fewer = 0;
    for (let n = 0; n < 1000; n += 1) {
      const before = cover({ seed: `share-${n}`, category: 'startup' });
      const after = cover({ seed: `share-${n}`, category: 'startup', darkShare: RECORD_DARK_SHARE });
      if (dark(before)) usual += 1;
      else expect(after).toBe(before);
      if (dark(after)) fewer += 1;
    }
    expect(usual).toBeGreaterThan(200);
    expect(fewer).toBeGreaterThan(90);
    expect(fewer).toBeLessThan(190);
  });

  it('has a drawing for all ten digits', () => {
    const drawings = [...'0123456789'].map((digit) => fingerprint(digits(digit)));
    expect(new Set(drawings).size).toBe(10);
    expect(digits('7')).toContain('#f97316');
  });

  it('stands one full thread per day left', () => {
    expect(fringe({ left: 9 }).match(/v16h/g)).toHaveLength(9);
    expect(fringe({ left: 9 }).match(/v8h/g)).toHaveLength(21);
  });
});
