import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { apiContext } from '#web/lib/api-context.ts';
import { loadShell } from './load-shell.ts';

const person = { id: '1', email: 'a@b.example' };

/** A page request whose API answers by contract. */
function load(options: { cookie?: string; signedIn?: boolean; answers?: Record<string, object> }) {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, {
    async call({ id }) {
      asked.push(id);
      const value = options.answers?.[id];
      const problem = { status: 401, code: 'session_ended', title: '', message: '' };
      return value ? { ok: true, value } : { ok: false, problem };
    },
    caller: {
      actor: options.signedIn ? { kind: 'person', id: '1', desk_roles: [] } : { kind: 'visitor' },
      language: 'km',
    },
    publicUrl: 'https://phum.example',
    demo: false,
    openApi: () => null,
  });
  const headers = options.cookie ? { cookie: options.cookie } : undefined;
  return loadShell(new Request('https://phum.example/', { headers }), context).then((shell) => ({
    shell,
    asked,
  }));
}

describe('what the frame of a page is made of', () => {
  it('has nobody in it for a visitor, and asks for nobody', async () => {
    const { shell, asked } = await load({ cookie: 'language=km' });
    expect(shell).toMatchObject({ language: 'km', viewer: null, session_ended: false });
    expect(asked).toEqual(['content.shell', 'account.sign-in-options']);
  });

  it('has the signed-in person (4.003)', async () => {
    const { shell } = await load({ signedIn: true, answers: { 'account.current-user': person } });
    expect(shell).toMatchObject({ viewer: person, session_ended: false });
  });

  it.each(['__Host-access_token=x', 'language=en; __Host-refresh_token=y'])(
    'says that the session is over when the browser still brings %s (8.003)',
    async (cookie) => {
      const { shell } = await load({ cookie });
      expect(shell).toMatchObject({ viewer: null, session_ended: true });
    },
  );

  it('takes a removed cookie for none', async () => {
    const { shell } = await load({ cookie: '__Host-access_token=; __Host-refresh_token=' });
    expect(shell.session_ended).toBe(false);
  });

  it('takes a cookie that another host of the domain may have set for none', async () => {
    const { shell } = await load({ cookie: 'access_token=planted; refresh_token=planted' });
    expect(shell.session_ended).toBe(false);
  });

  it('goes on without what cannot be read', async () => {
    const { shell } = await load({});
    expect(shell.content).toBeNull();
  });
});
