import { describe, expect, it } from 'vitest';
import { nextScroll, type ScrollState, scrollStart } from './scroll-state.ts';

const through = (...path: number[]): ScrollState => path.reduce(nextScroll, scrollStart);

describe('scrolling', () => {
  it('counts as at the top under 40 px (9.013)', () => {
    expect(through(39).atTop).toBe(true);
    expect(through(40).atTop).toBe(false);
    expect(through(500, 39).atTop).toBe(true);
  });

  it('has a direction after 40 px, not before (9.012)', () => {
    expect(through(39).direction).toBeNull();
    expect(through(40).direction).toBe('down');
    expect(through(10, 20, 30, 41).direction).toBe('down');
  });

  it('turns only after 40 px against the direction, measured from the turning point (9.012)', () => {
    expect(through(300, 261).direction).toBe('down');
    expect(through(300, 260).direction).toBe('up');
    expect(through(300, 280, 700, 661).direction).toBe('down');
    expect(through(300, 280, 700, 660).direction).toBe('up');
    expect(through(300, 200, 239).direction).toBe('up');
    expect(through(300, 200, 240).direction).toBe('down');
  });

  it('is not fooled by many small steps back and forth', () => {
    expect(through(100, 90, 100, 90, 100, 90).direction).toBe('down');
  });
});
