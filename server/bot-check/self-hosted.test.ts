import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { Problem } from '../http/problem.ts';
import type { BotAnswer } from './bot-check.ts';
import { selfHostedBotCheck } from './self-hosted.ts';
import { LEAST_MS, MOST_MS } from './stamp.ts';

const secret = new TextEncoder().encode('a secret of this test only');
const start = Date.now();
const at = (ms: number) => selfHostedBotCheck({ secret }, () => start + ms);
const outcome = async (answer: BotAnswer, ms = LEAST_MS + 1) => {
  try {
    return { proven: (await at(ms).check(answer)).proven };
  } catch (error) {
    return error instanceof Problem ? error.messageKey : error;
  }
};
const solve = async (challenge: Challenge) => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

describe('the check for programs (B.80)', () => {
  it('passes a form with its stamp after a while, proven by the script or not (7.160)', async () => {
    const { stamp, challenge, honeypot } = await at(0).challenge();
    expect(honeypot).toBe('nickname');
    expect(await outcome({ bot_stamp: stamp, nickname: '' })).toEqual({ proven: false });
    for (const why of ['script_failed', 'execute_failed'])
      expect(await outcome({ bot_stamp: stamp, bot_proof: why }), why).toEqual({ proven: false });
    const bot_proof = await solve(challenge as unknown as Challenge);
    expect(await outcome({ bot_stamp: stamp, bot_proof })).toEqual({ proven: true });
  });

  it('refuses a form without a stamp: no key (8.025)', async () => {
    expect(await outcome({})).toBe('common:captcha.no_key');
  });

  it('refuses a stamp of another version (8.026)', async () => {
    const { stamp } = await at(0).challenge();
    expect(await outcome({ bot_stamp: stamp.replace('v1.', 'v2.') })).toBe('common:captcha.no_version');
  });

  it('refuses a made-up, hurried or stale stamp and a filled hidden field (8.028)', async () => {
    const { stamp } = await at(0).challenge();
    const failed = 'common:captcha.execute_failed';
    const [version, issued, nonce, signature] = stamp.split('.');
    expect(await outcome({ bot_stamp: [version, Number(issued) - 9_000, nonce, signature].join('.') })).toBe(
      failed,
    );
    expect(await outcome({ bot_stamp: `${stamp}.x` })).toBe(failed);
    expect(await outcome({ bot_stamp: 'v1.1.2' })).toBe(failed);
    expect(await outcome({ bot_stamp: stamp }, LEAST_MS - 1)).toBe(failed);
    expect(await outcome({ bot_stamp: stamp }, -60_000)).toBe(failed);
    expect(await outcome({ bot_stamp: stamp }, MOST_MS + 1)).toBe(failed);
    expect(await outcome({ bot_stamp: stamp, nickname: 'Bot' })).toBe(failed);
  });

  it('refuses work that was not done, was done for another, or is cheaper than asked', async () => {
    const { stamp, challenge } = await at(0).challenge();
    const ours = challenge as unknown as Challenge;
    const payload = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const cheap = { ...ours, parameters: { ...ours.parameters, cost: 1 } };
    const foreign = (await selfHostedBotCheck({ secret: new Uint8Array(32) }).challenge()).challenge;
    for (const bot_proof of [
      'not base64 at all',
      payload({ challenge: ours, solution: { counter: 1, derivedKey: '00' } }),
      payload({
        challenge: cheap,
        solution: { counter: 1, derivedKey: ours.parameters.keyPrefix.padEnd(64, '0') },
      }),
      await solve(foreign as unknown as Challenge),
      payload({}),
    ]) {
      expect(await outcome({ bot_stamp: stamp, bot_proof })).toBe('common:captcha.execute_failed');
    }
  });
});
