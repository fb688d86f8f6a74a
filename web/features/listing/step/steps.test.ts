import { describe, expect, it } from 'vitest';
import { mayOpen, nextStep, openStep, previousStep, stepNumber, stepStates, withStep } from './steps.ts';

describe('the stepper (2.155 to 2.158)', () => {
  it('has the steps of each kind in order', () => {
    expect(stepStates('startup', 'basic', []).map(({ step }) => step.name)).toEqual([
      'basic',
      'additional',
      'verify',
    ]);
    expect(stepStates('investor', 'basic', []).map(({ step }) => step.name)).toEqual([
      'basic',
      'investment',
      'verify',
    ]);
    expect(stepStates('mentor', 'basic', []).map(({ step }) => step.name)).toEqual(['basic', 'verify']);
    expect(stepStates('other', 'basic', []).map(({ step }) => step.name)).toEqual(['basic', 'verify']);
  });

  it('marks what is done, what is on the page and what is to come', () => {
    const states = (now: string, done: string[]) =>
      stepStates('startup', now, done).map(({ state }) => state);
    expect(states('additional', ['basic'])).toEqual(['done', 'now', 'next']);
    expect(states('basic', ['basic', 'additional'])).toEqual(['now', 'done', 'next']);
  });

  it('opens a step only when everything before it is done', () => {
    expect(mayOpen('startup', 'basic', [])).toBe(true);
    expect(mayOpen('startup', 'verify', ['additional'])).toBe(false);
    expect(mayOpen('startup', 'verify', ['basic', 'additional'])).toBe(true);
    expect(mayOpen('startup', 'investment', ['basic', 'additional'])).toBe(false);
  });

  it('goes on with the first step that is not done', () => {
    expect(openStep('startup', [])).toBe('basic');
    expect(openStep('startup', ['basic'])).toBe('additional');
    expect(openStep('startup', ['additional'])).toBe('basic');
    expect(openStep('mentor', ['basic'])).toBe('verify');
  });

  it('knows the neighbours', () => {
    expect([previousStep('investor', 'investment'), nextStep('investor', 'investment')]).toEqual([
      'basic',
      'verify',
    ]);
    expect([previousStep('eso', 'basic'), nextStep('eso', 'verify')]).toEqual([null, null]);
    expect(stepNumber('investor', 'verify')).toBe(3);
  });

  it('takes a step back when it is no longer right', () => {
    expect(withStep('startup', ['basic', 'additional'], 'basic', false)).toEqual(['additional']);
    expect(withStep('startup', ['additional'], 'basic', true)).toEqual(['basic', 'additional']);
  });
});
