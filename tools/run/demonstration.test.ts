import { expect, it } from 'vitest';
import { demonstration } from './demonstration.mjs';

it('the first command is a demonstration, in a database of its own alone', () => {
  const whole = { NODE_ENV: 'production', DEMO: '1' };
  expect(demonstration({})).toEqual(whole);
  expect(() => demonstration({ DATABASE_URL: 'postgres://db.a.test/phum' })).toThrow(/DEMO=1 npm start/);
  expect(() => demonstration({ DATABASE_URL_FILE: '/run/secrets/database' })).toThrow(/DEMO=1 npm start/);
  expect(demonstration({ DATABASE_URL: 'postgres://db.a.test/phum', DEMO: '1' })).toEqual({});
  expect(demonstration({ DATABASE_URL: 'postgres://db.a.test/phum', NODE_ENV: 'production' })).toEqual({});
});
