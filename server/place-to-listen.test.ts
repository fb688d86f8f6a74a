import { expect, it } from 'vitest';
import { placeToListen } from './place-to-listen.ts';

const config = { HOST: '127.0.0.1', PORT: 3000 };

it('listens at the socket that systemd holds for this process, and at its own address otherwise', () => {
  const own = { host: '127.0.0.1', port: 3000 };
  expect(placeToListen(config, { LISTEN_FDS: '1', LISTEN_PID: '7' }, 7)).toEqual({
    host: '127.0.0.1',
    fd: 3,
  });
  expect(placeToListen(config, { LISTEN_FDS: '1', LISTEN_PID: '8' }, 7), 'handed to another').toEqual(own);
  expect(placeToListen(config, { LISTEN_PID: '7' }, 7)).toEqual(own);
  expect(placeToListen(config, {}, 7)).toEqual(own);
});
