/** What went wrong in the server, as the page is to show it. */
export interface Fault {
  message: string;
  /** Lines of the sources, as Node knows them. */
  stack: string;
}

/** From this level on a line of the log is a fault (pino). */
const ERROR = 50;
const HINTS: readonly [RegExp, string][] = [
  [
    /\b(?:column|relation) .* does not exist/,
    'Is the schema ahead of its migrations? npm run generate -- <what>, and the server starts anew.',
  ],
  [
    /^No (?:\w+ )?text for /,
    'Texts stand in shared/i18n/en and shared/i18n/km; both need the key, and a page names its areas.',
  ],
];

/** The fault that a piece of the server's output tells of: a line of its log, or an error as the console prints it. */
export function faultIn(output: string): Fault | null {
  for (const line of output.split('\n')) {
    const logged = line.startsWith('{') ? faultInLog(line) : null;
    if (logged) return withHint(logged);
  }
  const printed = /^(?:Uncaught )?(\w*(?:Error|Problem)\b.*)\n((?:.*\n)*?\s+at .*(?:\n\s+at .*)*)/m.exec(
    output,
  );
  return printed ? withHint({ message: printed[1]!, stack: printed[2]! }) : null;
}

function faultInLog(line: string): Fault | null {
  try {
    const { level, err } = JSON.parse(line) as { level?: number; err?: Partial<Fault> };
    return (level ?? 0) >= ERROR && err?.message ? { message: err.message, stack: err.stack ?? '' } : null;
  } catch {
    return null;
  }
}

/** What the database says of a query; the log puts it behind the statement, which may fill the screen. */
const REASON = /^caused by: (?:\w+: )?(.+)$/m;

/** A fault with what helps against it, and the reason of a query in front of the query. */
export function withHint({ message, stack }: Fault): Fault {
  const hint = HINTS.find(([pattern]) => pattern.test(message) || pattern.test(stack))?.[1];
  const reason = message.startsWith('Failed query:') ? REASON.exec(stack)?.[1] : undefined;
  return { message: [hint, reason, message].filter(Boolean).join('\n\n'), stack };
}

/** Shows a fault above the page, by Vite's own overlay. */
export const overlay = (fault: Fault): string =>
  `<script type="module">import{ErrorOverlay}from'/@vite/client';document.body.append(new ErrorOverlay(${JSON.stringify(fault).replaceAll('<', '\\u003c')}))</script>`;
