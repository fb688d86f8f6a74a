import type { Family } from '../family.ts';

/** More than anybody mistypes in a row. */
const MOST_WRONG = 12;
const NEW = 'A-new-passphrase-of-72-threads';
/** What asks once more who is there, each with a wrong answer. */
const QUESTIONS: readonly (readonly [
  what: string,
  path: string,
  body: (wrong: string) => Record<string, string>,
])[] = [
  [
    'a new password',
    '/public/api/v1/auth/password/change/',
    (wrong) => ({ current_password: wrong, password: NEW, password_confirmation: NEW }),
  ],
  [
    'a new e-mail address',
    '/base-api/me/email/',
    (wrong) => ({ current_password: wrong, email: 'taken-over@example.test' }),
  ],
  ['the end of the account', '/base-api/me/deletion/', (wrong) => ({ password: wrong })],
];

/** A stolen session that guesses the password behind it, each time from another address: it must end. */
export const wrongAnswers: Family = {
  name: 'wrong answers',
  share: 0.005,
  async attack({ target, notes }) {
    for (const [what, path, body] of QUESTIONS) {
      target.forgetSessions();
      let isStopped = false;
      for (let n = 0; n < MOST_WRONG && !isStopped; n += 1) {
        notes.tried();
        const { statusCode } = await target.send(path, {
          method: 'POST',
          as: 'newcomer',
          headers: { origin: target.origin },
          body: body(`guess-number-${n}`),
        });
        if (statusCode < 300 && statusCode > 0) notes.found('a wrong answer is taken', what);
        isStopped = statusCode === 401 || statusCode === 429;
      }
      notes.tried();
      const { statusCode } = await target.send('/user-api/', { as: 'newcomer' });
      if (statusCode === 200) notes.found('a session that guesses goes on', what);
    }
    target.forgetSessions();
  },
};
