import { describe, expect, it } from 'vitest';
import { whole } from './whole.ts';

const headers = { 'content-language': 'km' };

/** An answer whose parts come one by one; after the last the line ends well, breaks, or is silent. */
function answerOf(parts: readonly string[], end: 'closes' | 'breaks' | 'hangs', everyMs = 0): Response {
  const left = [...parts];
  const body = new ReadableStream<Uint8Array>({
    async pull(line) {
      await new Promise((go) => setTimeout(go, everyMs));
      const part = left.shift();
      if (part !== undefined) line.enqueue(new TextEncoder().encode(part));
      else if (end === 'closes') line.close();
      else if (end === 'breaks') line.error(new TypeError('network error'));
      else await new Promise(() => {});
    },
  });
  return new Response(body, { status: 200, headers });
}

describe('a page over the line', () => {
  it('is handed on with its head when all of it came, however slowly', async () => {
    const answer = await whole(answerOf(['<p>', 'ភូមិ', '</p>'], 'closes', 20), 50);
    expect(await answer.text()).toBe('<p>ភូមិ</p>');
    expect([answer.status, answer.headers.get('content-language')]).toEqual([200, 'km']);
  });

  it('is lost when the line cuts it in its middle (UX 74)', async () => {
    await expect(whole(answerOf(['<p>', 'ភូ'], 'breaks'))).rejects.toThrow('network error');
  });

  it('is lost when nothing more of it moves (UX 74)', async () => {
    await expect(whole(answerOf(['<p>'], 'hangs'), 20)).rejects.toThrow('no answer');
  });

  it('is left to the browser where it has no body, as a redirect', async () => {
    const redirect = new Response(null, { status: 302, headers: { location: '/km' } });
    expect(await whole(redirect)).toBe(redirect);
    // As WebKit has it.
    const unseen = {
      type: 'opaqueredirect',
      status: 0,
      statusText: '',
      headers: new Headers(),
      body: new Blob().stream(),
    };
    expect(await whole(unseen as unknown as Response)).toBe(unseen);
  });
});
