import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginCrop, cutOf, MOST_ZOOM, moveCrop, zoomCrop } from './crop.ts';

describe('the part of a picture that is kept (3.030)', () => {
  it('begins in the middle, the shorter edge whole', () => {
    for (const [width, height] of [
      [400, 300],
      [300, 400],
    ] as const) {
      const { x, y, width: size } = cutOf(beginCrop(width, height, 100));
      expect(x).toBeCloseTo(width > height ? 50 : 0);
      expect(y).toBeCloseTo(width > height ? 0 : 50);
      expect(size).toBeCloseTo(300);
    }
  });

  it('moves as far as the picture goes', () => {
    const begun = beginCrop(400, 300, 100);
    expect(cutOf(moveCrop(begun, 1000, 1000)).x).toBeCloseTo(0);
    expect(cutOf(moveCrop(begun, -1000, 0)).x).toBeCloseTo(100);
  });

  it('zooms around the point one looks at', () => {
    const begun = beginCrop(300, 300, 100);
    expect(cutOf(zoomCrop(begun, 2)).x).toBeCloseTo(75);
    expect(cutOf(zoomCrop(begun, 2)).width).toBeCloseTo(150);
    expect(cutOf(zoomCrop(begun, 2, { x: 0, y: 0 })).x).toBeCloseTo(0);
  });

  it('never leaves the picture, whatever is done', () => {
    const step = fc.oneof(
      fc.record({ dx: fc.integer({ min: -900, max: 900 }), dy: fc.integer({ min: -900, max: 900 }) }),
      fc.record({ zoom: fc.double({ min: -1, max: 9, noNaN: true }) }),
    );
    const edge = fc.integer({ min: 1, max: 6000 });
    const ratio = fc.constantFrom(1, 16 / 9, 4 / 3, 3 / 4);
    fc.assert(
      fc.property(edge, edge, ratio, fc.array(step, { maxLength: 12 }), (width, height, shape, steps) => {
        let crop = beginCrop(width, height, 288, shape);
        for (const one of steps)
          crop = 'zoom' in one ? zoomCrop(crop, one.zoom) : moveCrop(crop, one.dx, one.dy);
        const cut = cutOf(crop);
        const slack = 1e-6 * Math.max(width, height);
        expect(crop.zoom).toBeGreaterThanOrEqual(1);
        expect(crop.zoom).toBeLessThanOrEqual(MOST_ZOOM);
        expect(Math.min(cut.x, cut.y)).toBeGreaterThanOrEqual(-slack);
        expect(cut.x + cut.width).toBeLessThanOrEqual(width + slack);
        expect(cut.y + cut.height).toBeLessThanOrEqual(height + slack);
        expect(cut.width / cut.height).toBeCloseTo(shape);
      }),
    );
  });
});
