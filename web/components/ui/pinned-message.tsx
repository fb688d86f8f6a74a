import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface PinnedMessageProps {
  /** The field the message is about. */
  field: ReactNode;
  /** Who wrote: "Reviewer", or "You" once it is fixed. */
  author: string;
  initials: string;
  /** "18 Nov, round 1" */
  when: string;
  message: string;
  messageLang?: string;
  fixed?: boolean;
  /** "Mark as fixed", a checkbox or button. */
  action?: ReactNode;
}

/** A returned field with the reviewer's message pinned to it by a thread; green when fixed. */
export function PinnedMessage({
  field,
  author,
  initials,
  when,
  message,
  messageLang,
  fixed,
  action,
}: PinnedMessageProps) {
  return (
    <section className={classNames('pinned', fixed && 'pinned-fixed')}>
      {field}
      <div className="pin">
        <p className="pin-head">
          {fixed ? (
            <span className="avatar avatar-s" aria-hidden="true">
              <Icon of={Check} size="s" />
            </span>
          ) : (
            <Avatar initials={initials} size="s" />
          )}
          <span className="strong">{author}</span>
          <span className="pin-when">{when}</span>
        </p>
        <p lang={messageLang}>{message}</p>
        {action}
      </div>
    </section>
  );
}
