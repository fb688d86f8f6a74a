import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { COUNTRY_WORDS } from '#shared/country/chosen/facts.ts';
import { DEMO_PASSWORD } from '../../../database/demo/staff.ts';
import { Problem } from '../../../http/problem.ts';

/** Below this a guessing program needs fewer than about a million tries. */
const LEAST_SCORE = 2;
/** The estimate takes time that grows with the length; more than this adds nothing. */
const LOOKED_AT = 64;

/** Its tables of words take 70 ms: made at the first password, not at every start. */
let zxcvbn: ZxcvbnFactory | undefined;

/** Refuses passwords that are known, guessed at once, or made of what the person is called. */
export function checkPasswordStrength(password: string, about: readonly string[]): void {
  // Whoever has read this repository would try it first, and production does not start while somebody has it.
  if (password === DEMO_PASSWORD) throw tooKnown();
  const words = about.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
  const site = ['phum', 'startup', ...COUNTRY_WORDS];
  zxcvbn ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = zxcvbn.check(password.slice(0, LOOKED_AT), [...words, ...site]);
  if (score < LEAST_SCORE) throw tooKnown();
}

const tooKnown = () => new Problem('invalid', { fields: { password: [{ key: 'password_common' }] } });
