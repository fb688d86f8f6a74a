import { expect, it } from 'vitest';
import { webcal } from './webcal.ts';

it('keeps everything of an address but how it is asked for', () => {
  expect(webcal('https://phum.example/event.ics?lang=km')).toBe('webcal://phum.example/event.ics?lang=km');
  expect(webcal('http://localhost:3000/event.ics')).toBe('webcal://localhost:3000/event.ics');
});
