import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it('constants name their unit when they measure something', () => {
  const bare = Object.keys(constants).filter((name) =>
    /(?:DELAY|DURATION|TIMEOUT|WIDTH|HEIGHT|EXPIRY)$/.test(name),
  );
  expect(bare).toEqual([]);
});
