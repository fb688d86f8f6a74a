import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/account/password.ts';
import { readAccount } from '#server/areas/person/export-account.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const PASSWORD = 'Seven-looms-at-4-dawn';
const test = setUpApp();
let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

const choose = (who: TestPerson, username: string, language = 'en') =>
  test.call(
    { headers: { ...who.headers, 'accept-language': language } },
    'PATCH',
    '/api/v1/rest-auth/user/',
    { username },
  );
const signIn = (email: string, password = PASSWORD) =>
  test.call(null, 'POST', '/public/api/v1/auth/login/', { email, password });

describe('a username', () => {
  it('stands in for the address on signing in, whatever its letter case (5.011)', async () => {
    const who = await test.signIn({ password_hash });
    const chosen = await choose(who, 'Sok.Dara_1');
    expect([chosen.statusCode, chosen.json().username]).toEqual([200, 'Sok.Dara_1']);
    for (const login of ['sok.dara_1', 'SOK.DARA_1', who.email])
      expect((await signIn(login)).json().data.id, login).toBe(who.id);
    const wrong = await signIn('sok.dara_1', 'Another-word-4-dusk');
    const unknown = await signIn('nobody.knows');
    expect([wrong.statusCode, wrong.json().message]).toEqual([unknown.statusCode, unknown.json().message]);
    expect((await readAccount(test.services, who.id)).person.username).toBe('Sok.Dara_1');
  });

  it.each(['abc', 'a'.repeat(21), '12345', 'sok..dara', '.sok1', 'sok dara', 'សុខដារ៉ា', 'sok@dara'])(
    'is refused in words where it is none: %s (5.012)',
    async (username) => {
      const who = await test.signIn();
      const english = await choose(who, username);
      expect([english.statusCode, english.json().errors]).toEqual([
        422,
        { username: ['Username must be 4 to 20 characters and contain at least one letter.'] },
      ]);
      expect((await choose(who, username, 'km')).json().errors.username[0]).toMatch(/^\p{Script=Khmer}/u);
    },
  );

  it('belongs to one person, also of two who choose it at once, and can be given up', async () => {
    const [one, other] = [await test.signIn(), await test.signIn()];
    const both = await Promise.all([choose(one, 'same-name'), choose(other, 'Same-Name')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const [first, second] = both[0]!.statusCode === 200 ? [one, other] : [other, one];
    expect((await choose(first, 'same-name')).statusCode, 'one’s own again').toBe(200);
    expect((await choose(second, 'same-name')).json().errors.username[0]).toContain('taken');
    expect((await choose(first, '')).json().username).toBe('');
    expect((await choose(second, 'same-name')).statusCode).toBe(200);
  });
});
