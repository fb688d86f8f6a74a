import { expect, it } from 'vitest';
import { isNearby } from './this-machine.ts';

it.each([
  '10.1.2.3',
  '192.168.1.20:3000',
  '172.31.0.1',
  '169.254.7.7',
  '[fd00::7]',
  '[fe80::1]',
  'laptop',
  'mac.local',
])('%s is within the house', (host) => expect(isNearby(`http://${host}`)).toBe(true));
it.each([
  '10.evil.example',
  '192.168.phum.example',
  '172.16.evil.example',
  '172.32.0.1',
  '11.0.0.1',
  '[2001:db8::1]',
  'phum.example',
  'evil.local.example',
])('%s is not, whatever its name begins with', (host) => expect(isNearby(`http://${host}`)).toBe(false));
