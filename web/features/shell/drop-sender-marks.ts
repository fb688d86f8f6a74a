import { withoutSenderMarks } from '#shared/domain/sender-marks.ts';

/** Takes the marks of senders out of the address bar: the page was made without them, and nobody shares them further. */
export function dropSenderMarks(): void {
  const { pathname, search, hash } = window.location;
  const rest = withoutSenderMarks(search);
  if (rest !== search) window.history.replaceState(window.history.state, '', pathname + rest + hash);
}
