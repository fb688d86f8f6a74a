import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './refusal.mjs';
import { onlyStep, runSteps } from './steps.mjs';

describe('runSteps', () => {
  const ran: string[] = [];
  const said: string[] = [];
  const told: string[] = [];
  const step = (name: string, code = 0, more: object = {}) => ({
    name,
    run: async (failed: ReadonlyMap<string, number>) => {
      ran.push(name);
      told.push(...failed.keys());
      return code;
    },
    ...more,
  });

  beforeEach(() => {
    ran.length = 0;
    said.length = 0;
    told.length = 0;
    const say = (...words: unknown[]) => void said.push(words.join(' '));
    vi.spyOn(console, 'log').mockImplementation(say);
    vi.spyOn(console, 'error').mockImplementation(say);
    return () => vi.restoreAllMocks();
  });

  it('runs all in order and ends with 0', async () => {
    expect(await runSteps([step('one'), step('two')], { goOn: true })).toBe(0);
    expect(ran).toEqual(['one', 'two']);
  });

  it('stops at the first that fails, with its exit code', async () => {
    expect(await runSteps([step('one'), step('two', 3), step('three')], { goOn: false })).toBe(3);
    expect(ran).toEqual(['one', 'two']);
  });

  it('goes on where it is asked to, leaves out what needs a failed one, and does not end with 0', async () => {
    const steps = [
      step('format', 1),
      step('build', 2),
      step('journeys', 0, { needs: 'build' }),
      step('unit', 0, { counted: true }),
    ];
    expect(await runSteps(steps, { goOn: true })).toBe(1);
    expect(ran).toEqual(['format', 'build', 'unit']);
    expect(told, 'each knows what failed before it').toEqual(['format', 'format', 'build']);
    expect(said.join('\n')).toContain('journeys: left out, it needs build');
    expect(said.at(-2), 'once more at the end').toBe('\n── Failed\nformat\n\nbuild');
    expect(said.at(-1)).toBe('\n0 passed, 2 failed');
  });

  it('leaves out what needs something that was left out', async () => {
    const steps = [step('a', 1), step('b', 0, { needs: 'a' }), step('c', 0, { needs: 'b' })];
    expect(await runSteps(steps, { goOn: true })).toBe(1);
    expect(ran).toEqual(['a']);
  });

  it('runs neighbours beside one another, each after what it needs, and the next when all have ended', async () => {
    const events: string[] = [];
    const slow = (name: string, more: object = {}) => ({
      name,
      beside: true,
      run: async () => {
        events.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        events.push(`${name} ends`);
        return 0;
      },
      ...more,
    });
    const after = { name: 'after', run: async () => events.push('after') && 0 };
    expect(await runSteps([slow('a'), slow('b'), slow('c', { needs: ['a'] }), after])).toBe(0);
    const at = (event: string) => events.indexOf(event);
    expect(at('b begins')).toBeLessThan(at('a ends'));
    expect(at('c begins')).toBeGreaterThan(at('a ends'));
    expect(events.at(-1)).toBe('after');
  });

  it('leaves out a neighbour whose need failed, and runs the others', async () => {
    const beside = { beside: true };
    const steps = [step('a', 1, beside), step('b', 0, { ...beside, needs: 'a' }), step('c', 0, beside)];
    expect(await runSteps(steps, { goOn: false })).toBe(1);
    expect(ran.sort()).toEqual(['a', 'c']);
  });

  it('takes what cannot be done here for a failure of that step', async () => {
    const refuses = {
      name: 'browser',
      run: () => Promise.reject(new Refusal('There is no browser here.')),
    };
    expect(await runSteps([refuses, step('after')], { goOn: true })).toBe(1);
    expect(ran).toEqual(['after']);
    expect(said.join('\n')).toContain('There is no browser here.');
  });
});

describe('onlyStep', () => {
  const step = (name: string, more: object = {}) => ({ name, run: async () => 0, ...more });
  const steps = [step('a'), step('b', { needs: 'a' }), step('c', { needs: ['b'] }), step('d')];
  const names = (name?: string) => onlyStep(steps, name).map((one) => one.name);

  it('is one step with all that it needs, in their order, and all without a name', () => {
    expect(names('c')).toEqual(['a', 'b', 'c']);
    expect(names('d')).toEqual(['d']);
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('says which there are where there is none of that name', () => {
    expect(() => names('types')).toThrow('There is no step "types". There are: a, b, c, d.');
  });
});
