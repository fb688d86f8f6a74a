import { describe, expect, it } from 'vitest';
import { neighboursIn } from './neighbours.ts';
import { readRecordState } from './record-state.ts';

describe('a request in the list it was opened from (B.20)', () => {
  it('knows what stands before and after it', () => {
    expect(neighboursIn(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c' });
    expect(neighboursIn(['a', 'b'], 'a')).toEqual({ previous: null, next: 'b' });
    expect(neighboursIn(['a'], 'x')).toBeNull();
  });
});

describe('the address of a request (B.20)', () => {
  const read = (query: string, changed_count = 1) =>
    readRecordState(new URLSearchParams(query), { changed_count });

  it('shows the changed fields first where something changed, since the last round or against the page', () => {
    expect(read('').view).toBe('changed');
    expect(read('', 0).view).toBe('all');
    expect(read('view=history').view).toBe('history');
    expect(read('view=evil').view).toBe('changed');
  });

  it('takes a decision and the queue from it, and nothing that cannot be', () => {
    expect(read('mode=return&queue=tab%3Deso%26x%3D1')).toMatchObject({ mode: 'return', queue: 'tab=eso' });
    expect(read('mode=delete')).toMatchObject({ mode: null, queue: '' });
  });
});
