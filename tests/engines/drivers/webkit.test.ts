import { expect, it } from 'vitest';
import { startProgram } from './driver.ts';
import { NUMBER_OF_SCREEN } from './webkit.ts';

it('the number of a screen is heard where another one is there, of which it speaks first', async () => {
  const speaks =
    'echo "_XSERVTransMakeAllCOTSServerListeners: server already running" >&2; sleep 0.2; echo 1; exec sleep 60';
  const screen = await startProgram('/bin/sh', ['-c', speaks], { says: NUMBER_OF_SCREEN });
  expect(screen.said).toBe('1');
  await screen.stop();
});
