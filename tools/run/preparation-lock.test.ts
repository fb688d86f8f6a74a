import { expect, it } from 'vitest';
import { orRefuse } from './preparation-lock.mjs';
import { Refusal } from './refusal.mjs';

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

it.each(['EACCES', 'EPERM', 'EROFS'])(
  'a folder that may not be written to (%s) is a sentence with its cure',
  (code) => {
    expect(() => orRefuse(failing(code))).toThrow(Refusal);
    expect(() => orRefuse(failing(code))).toThrow(/may not write to \S+, .*\(chown\)/);
  },
);

it('whatever else goes wrong is told as it is', () => {
  expect(() => orRefuse(failing('ENOSPC'))).toThrow(/^ENOSPC$/);
});
