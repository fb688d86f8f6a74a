import type { Family } from '../family.ts';
import type { Outcome } from '../target.ts';

const AT_ONCE = 8;
const GUESSES = 40;

/** The same thing many times at the same moment. */
export const races: Family = {
  name: 'races',
  share: 0.02,
  async attack({ target, notes }) {
    const together = (times: number, one: (n: number) => Promise<Outcome>) => {
      for (let n = 0; n < times; n += 1) notes.tried();
      return Promise.all(Array.from({ length: times }, (_, n) => one(n)));
    };
    const faults = (answers: readonly Outcome[], where: string) => {
      for (const { statusCode } of answers)
        if (statusCode >= 500 && statusCode !== 503) notes.found('many at once end in a fault', where);
    };

    const guesses = await together(GUESSES, (n) =>
      target.send('/public/api/v1/auth/login/', {
        method: 'POST',
        headers: { origin: target.origin },
        body: { email: target.accounts.editor.email, password: `guess-number-${n}` },
        from: '203.0.113.77',
      }),
    );
    faults(guesses, 'sign-in');
    if (!guesses.some(({ statusCode }) => statusCode === 429))
      notes.found('passwords are guessed without an end', `${GUESSES} at once from one address`);

    await identityTokenOnce();
    const { body } = await target.send('/api/v1/startup/');
    const id = /"id":"([\da-f-]{36})"/.exec(body)?.[1];
    if (!id) return notes.leftOut('no public page to save');
    const saves = await together(AT_ONCE, () =>
      target.send('/base-api/me/save/', {
        method: 'POST',
        as: 'newcomer',
        headers: { origin: target.origin },
        body: { kind: 'stakeholder', object_id: id },
      }),
    );
    faults(saves, 'save');
    const list = await target.send('/base-api/me/save/', { as: 'newcomer' });
    const entries = (JSON.parse(list.body) as { data?: unknown[] }).data ?? [];
    const times = entries.filter((entry) => JSON.stringify(entry).includes(id)).length;
    if (times > 1) notes.found('what is there once is made twice', `saved ${times} times`);

    /** The token of a national identity, brought by one browser many times at once. */
    async function identityTokenOnce(): Promise<void> {
      const left = await target.send('/api/v1/camdigikey/request-login/', {
        headers: { origin: target.origin },
      });
      const page = /"login_url":"([^"]+)"/.exec(left.body)?.[1];
      const origin = page && new URL(page).origin;
      const loginToken = page && new URL(page).searchParams.get('loginToken');
      const approved = await fetch(`${origin}/__sim/approve`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ loginToken, persona: 'newcomer' }),
      }).catch(() => null);
      if (!approved?.ok) return notes.leftOut('no simulated identity provider to sign in with');
      const { authToken, callbackVars } = (await approved.json()) as {
        authToken: string;
        callbackVars: { state?: string };
      };
      const cookie = [left.headers['set-cookie'] ?? []]
        .flat()
        .map((one) => String(one).split(';')[0])
        .join('; ');
      const answers = await together(AT_ONCE, () =>
        target.send('/api/v1/camdigikey/login/', {
          method: 'POST',
          headers: { origin: target.origin, cookie },
          body: { token: authToken, ...callbackVars },
        }),
      );
      faults(answers, 'identity login');
      const signedIn = answers.filter(({ statusCode }) => statusCode === 200).length;
      if (signedIn > 1)
        notes.found('a token of the identity works more than once', `${signedIn} of ${AT_ONCE}`);
    }
  },
};
