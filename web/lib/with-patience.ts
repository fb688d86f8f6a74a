/**
 * Ends a call when its caller does, when it is told to, or after `ms`. What `AbortSignal.any` and `.timeout` do, which
 * browsers of 2022 do not have. Once the call is done nobody hears it any more.
 */
export function withPatience(caller: AbortSignal | undefined, ms: number): AbortController {
  const own = new AbortController();
  const stop = () => own.abort();
  if (caller?.aborted) stop();
  caller?.addEventListener('abort', stop);
  setTimeout(stop, ms);
  return own;
}
