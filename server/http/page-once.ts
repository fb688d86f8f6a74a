import type { FastifyRequest } from 'fastify';
import type { Answer } from './answer-cache.ts';
import type { Caller } from './dispatch.ts';
import { isSecret, once } from './idempotency.ts';
import type { PageForm } from './page-form.ts';
import { Problem } from './problem.ts';

/** Answers about how somebody signs in carry tokens and codes: they are not written down to be given again. */
const ABOUT_ACCOUNT = /^\/(account|camdigikey-login|sign)|\/(account|security)\b/;

/**
 * Draws the answer to a form that a page sent under a key: once, however often it comes, since the line may lose the answer
 * and the page sends the form again by itself. What was refused may be mended and sent again.
 */
export async function drawOnce(
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  { pathname, search }: URL,
  form: PageForm,
  caller: Caller,
  draw: () => Promise<Answer>,
): Promise<Answer> {
  const key = headers['idempotency-key'];
  const isKept = method === 'POST' && typeof key === 'string' && !ABOUT_ACCOUNT.test(pathname);
  if (!isKept || form instanceof Problem) return draw();
  // Only pages about accounts ask a visitor for a password; to look at one costs more than a stranger may have.
  if (caller.actor.kind === 'visitor' && [...form.keys()].some(isSecret)) return draw();
  let drawn: Answer | undefined;
  const context = Object.assign(caller, { tag: () => {}, freshUntil: () => {} });
  const input = { params: { pathname }, query: { search }, body: bodyOf(form) };
  try {
    const kept = await once(context, 'page', { key }, input, async () => {
      drawn = await draw();
      if (drawn.status >= 400) throw new Problem(drawn.status < 500 ? 'invalid' : 'internal');
      return JSON.stringify({ ...drawn, body: drawn.body.toString('base64') });
    });
    if (drawn) return drawn;
    const again = JSON.parse(kept) as Omit<Answer, 'body'> & { body: string };
    return { ...again, body: Buffer.from(again.body, 'base64') };
  } catch (error) {
    if (drawn) return drawn;
    throw error;
  }
}

/** New at each opening of a form, and no part of what is sent: the key of the browser outlives a closed tab. */
const OF_OPENING = new Set(['idempotency_key', 'client_key', 'send_key', 'order_key']);

/** Fields by name; files by theirs and their size. */
function bodyOf(form: FormData): Record<string, unknown[]> {
  const body: Record<string, unknown[]> = {};
  for (const [name, value] of form) {
    if (OF_OPENING.has(name)) continue;
    body[name] ??= [];
    body[name].push(typeof value === 'string' ? value : [value.name, value.size]);
  }
  return body;
}
