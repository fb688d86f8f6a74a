import { removeSecondFactor } from '#shared/contracts/second-factor.contract.ts';
import { answerMailedInvite } from '#shared/contracts/team-invite.contract.ts';
import { type Family, filled } from '../family.ts';
import { ownerInvitation } from './owner-invitation.ts';

/** More than anybody mistypes in a row. */
const MOST_WRONG = 12;
const NEW = 'A-new-passphrase-of-72-threads';

type Question = readonly [what: string, path: string, body: (n: number) => Record<string, string>];

const password = (n: number) => `guess-number-${n}`;
const digits = (n: number, length: number) => String(n).padStart(length, '7');

/** What asks once more who is there, each with a wrong answer. */
const QUESTIONS: readonly Question[] = [
  [
    'a new password',
    '/public/api/v1/auth/password/change/',
    (n) => ({ current_password: password(n), password: NEW, password_confirmation: NEW }),
  ],
  [
    'a new e-mail address',
    '/base-api/me/email/',
    (n) => ({ current_password: password(n), email: 'taken-over@example.test' }),
  ],
  ['the end of the account', '/base-api/me/deletion/', (n) => ({ password: password(n) })],
  ['a proof by the password', '/base-api/me/proof/', (n) => ({ way: 'password', password: password(n) })],
  ['the end of the second factor', removeSecondFactor.path, (n) => ({ code: digits(n, 6) })],
  [
    'the end of the second factor by a recovery code',
    removeSecondFactor.path,
    (n) => ({ code: `aaaa-bbbb-${digits(n, 4)}` }),
  ],
];

/** A stolen session that guesses what stands behind it, each time from another address: it must end. */
export const wrongAnswers: Family = {
  name: 'wrong answers',
  share: 0.005,
  async attack({ target, notes, contracts }) {
    for (const question of QUESTIONS) await guess(question);
    const secret = await ownerInvitation(target, contracts);
    if (!secret) return notes.leftOut('no invitation to own a page, or no mail to read its link in');
    await guess([
      'the code of an invitation',
      filled(answerMailedInvite.path, secret),
      (n) => ({ action: 'accept', code: digits(n, 8) }),
    ]);

    async function guess([what, path, body]: Question): Promise<void> {
      target.forgetSessions();
      let isStopped = false;
      for (let n = 0; n < MOST_WRONG && !isStopped; n += 1) {
        notes.tried();
        const { statusCode } = await target.send(path, {
          method: 'POST',
          as: 'newcomer',
          headers: { origin: target.origin },
          body: body(n),
        });
        if (statusCode < 300 && statusCode > 0) notes.found('a wrong answer is taken', what);
        isStopped = statusCode === 401 || statusCode === 429;
      }
      notes.tried();
      const { statusCode } = await target.send('/user-api/', { as: 'newcomer' });
      if (statusCode === 200) notes.found('a session that guesses goes on', what);
      target.forgetSessions();
    }
  },
};
