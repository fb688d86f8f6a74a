import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** `ok` full square, `info` half square, `warn` drop, `error` diamond, `idle` hollow square, `plain` no shape. */
export type TagTone = 'ok' | 'info' | 'warn' | 'error' | 'idle' | 'plain';

/** The tone of each status of a submission, so that a status looks the same everywhere. */
export const STATUS_TONES: Readonly<Record<string, TagTone>> = {
  draft: 'idle',
  reviewing: 'info',
  approved: 'ok',
  returned: 'warn',
  rejected: 'error',
  archived: 'idle',
  closed: 'idle',
  open: 'ok',
  inviting: 'info',
  invited: 'info',
};

/** A status in words with a tint and a shape; not a control. */
export function Tag({
  tone = 'idle',
  lang,
  children,
}: {
  tone?: TagTone;
  lang?: string;
  children: ReactNode;
}) {
  return (
    <span className={classNames('tag', `tag-${tone}`)} lang={lang}>
      {children}
    </span>
  );
}
