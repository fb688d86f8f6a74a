import { onceKey, textOfForm } from '../once-key.ts';
import { withPatience } from '../with-patience.ts';
import { ABOUT_ACCOUNT } from './about-account.ts';
import { showsTrouble } from './forms-waiting.ts';
import { showKept } from './kept-page.ts';
import { patienceOf } from './patience-of.ts';
import { sayKept } from './say-kept.ts';
import { saySilence, stopSaying, waitForTry } from './say-waiting.ts';

type Fetch = typeof window.fetch;

/** Not of ours: from what stands in between, or the server is not there. */
const isOfLine = ({ status, headers }: Response) =>
  status >= 502 && status !== 507 && !headers.has('x-remix-response');

/**
 * Fetches the data of a page, or sends its form, until there is an answer: the page stays as it is with all that was typed,
 * says what happens, and tries again by itself and by a button. A form bears a key, under which it is taken once. Instead
 * of a page that does not come the copy is shown that this device keeps of it.
 */
export async function fetchOverLine(
  plain: Fetch,
  address: URL,
  init: RequestInit = {},
  first?: Promise<Response>,
): Promise<Response> {
  const { signal } = init;
  const isForm = first === undefined;
  const once = isForm
    ? // By page: another form that is sent meanwhile, here or in another tab, takes nobody's key away.
      onceKey(address.pathname, `${address.pathname}${address.search}${await textOf(init.body)}`)
    : undefined;
  const asked = once ? { ...init, headers: { ...init.headers, 'Idempotency-Key': once.key } } : init;
  const goElsewhere = () => (isForm ? Promise.resolve() : showKept(address));
  try {
    for (let tries = 0; ; tries += 1) {
      const answer = await attempt(tries, tries === 0 && first ? first : undefined);
      if (answer) {
        once?.answered();
        if (!isForm) sayKept(address, answer);
        return answer;
      }
      signal?.throwIfAborted();
      const byItself = !isForm || !ABOUT_ACCOUNT.test(address.pathname);
      // A form that is not sent again by itself says what went wrong where it stands, if it can; pressed again it bears the same key.
      if (!byItself && showsTrouble()) throw new TypeError('no answer');
      await goElsewhere();
      await waitForTry({ tries, isForm, byItself, signal: signal ?? undefined });
    }
  } finally {
    stopSaying();
  }

  /** One try; null when the line lost it. */
  async function attempt(tries: number, begun?: Promise<Response>): Promise<Response | null> {
    const silence = saySilence({ onSilence: () => void goElsewhere() });
    const { signal: patience } = withPatience(signal ?? undefined, patienceOf(tries));
    try {
      const whole = (begun ?? plain(address, { ...asked, signal: patience })).then(arrived);
      const answer = await Promise.race([whole, endOf(patience)]);
      return isOfLine(answer) ? null : answer;
    } catch {
      return null;
    } finally {
      silence();
    }
  }
}

/** An answer with all that it says: a line may break in the middle of it. */
async function arrived(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const said = await answer.arrayBuffer();
  return new Response(said.byteLength > 0 ? said : null, { status, statusText, headers });
}

const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new TypeError('silence')));
  });

async function textOf(body: RequestInit['body']): Promise<string> {
  if (body instanceof FormData || body instanceof URLSearchParams) return textOfForm(body);
  return typeof body === 'string' ? body : '';
}
