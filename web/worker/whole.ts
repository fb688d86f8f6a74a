/** Of a page that has begun to come: when nothing more does for so long, it is lost. */
const STALL_MS = 10_000;

/**
 * A page when all of it is here: one that the line cut in its middle would stand there empty, or without its end, and nobody
 * would say why. Rejects where it is cut or nothing moves; however slow it is, while something comes it is waited for.
 */
export async function whole(answer: Response, stallMs = STALL_MS): Promise<Response> {
  // Into a redirect only the browser may look; in WebKit it has a body all the same, and nothing can be made anew of its status 0.
  if (answer.type === 'opaqueredirect' || !answer.body) return answer;
  const reader = answer.body.getReader();
  const parts: BlobPart[] = [];
  for (;;) {
    const { done, value } = await orStalled(reader.read(), stallMs);
    if (done) break;
    parts.push(value);
  }
  const { status, statusText, headers } = answer;
  return new Response(new Blob(parts), { status, statusText, headers });
}

async function orStalled<T>(step: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_go, stop) => {
    timer = setTimeout(() => stop(new TypeError('no answer')), ms);
  });
  try {
    return await Promise.race([step, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
