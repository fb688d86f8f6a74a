import { idempotency_key } from '../database/schema/operations.ts';
import type { Work } from '../database/work.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { type BotCheck, CAPTCHA_TEXTS, type CaptchaCode, whyUnproven } from './bot-check.ts';
import { checkProof, makeChallenge } from './proof-of-work.ts';
import { LEAST_MS, MOST_MS, makeStamp, readStamp, STAMP_VERSION } from './stamp.ts';

/**
 * No puzzle, no third party: a field that only programs fill, a signed moment that only programs are faster than, and
 * work that a browser does unseen (ALTCHA). A form sent without JavaScript has no proof and passes by the first two.
 */
export function selfHostedBotCheck({ secret }: Pick<Services, 'secret'>, now = Date.now): BotCheck {
  return {
    async challenge() {
      const challenge = (await makeChallenge(secret, now())) as unknown as Record<string, unknown>;
      return { version: STAMP_VERSION, stamp: makeStamp(secret, now()), honeypot: 'nickname', challenge };
    },
    async check(answer) {
      const { bot_stamp, nickname } = answer;
      const bot_proof = whyUnproven(answer) ? '' : answer.bot_proof;
      if (!bot_stamp) throw refused('no_key');
      const stamp = readStamp(secret, bot_stamp);
      if (typeof stamp === 'string') throw refused(stamp);
      const age = now() - stamp.issued_at;
      if (nickname || !(age >= LEAST_MS && age <= MOST_MS)) throw refused('execute_failed');
      const proof = bot_proof ? await checkProof(secret, bot_proof) : null;
      if (bot_proof && !proof) throw refused('execute_failed');
      const once = [stamp.nonce, ...(proof ? [proof] : [])];
      return { proven: proof !== null, use: (work) => useOnce(work, once) };
    },
  };
}

/** Writes the nonces down in the transaction of the form: a form that fails leaves them usable. */
async function useOnce(work: Work, nonces: readonly string[]): Promise<void> {
  const fresh = await work.tx
    .insert(idempotency_key)
    .values(nonces.map((key) => ({ scope: 'bot-check', key, request_hash: '', status: 200 })))
    .onConflictDoNothing()
    .returning({ key: idempotency_key.key });
  if (fresh.length < nonces.length) throw refused('execute_failed');
}

function refused(code: CaptchaCode): Problem {
  return new Problem('invalid', { messageKey: CAPTCHA_TEXTS[code] });
}
