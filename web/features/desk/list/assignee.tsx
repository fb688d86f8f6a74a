import { useRef } from 'react';
import { initials } from '#shared/khmer/clusters.ts';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { useT } from '#web/lib/texts.tsx';
import { IntentButton } from '../intent-button.tsx';
import { pressButton } from '../keys/press-button.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { type Staff, staffName } from '../staff-name.ts';

interface AssigneeProps {
  assignee: Staff | null;
  viewerId: string;
}

/** Who looks at a request, a claim or a message, in a row of its list. */
export function AssigneeCell({ assignee, viewerId }: AssigneeProps) {
  const t = useT();
  if (!assignee) return <span className="t-3 desk-nobody">{t('desk:queue.nobody')}</span>;
  const name = staffName(assignee, t.language);
  return (
    <span className="desk-who">
      <Avatar initials={initials(name.text)} size="m" lang={name.lang} />
      {assignee.id === viewerId ? t('desk:queue.you') : <span lang={name.lang}>{name.text}</span>}
    </span>
  );
}

export interface AssignmentProps extends AssigneeProps {
  can: { take: boolean; release: boolean };
}

/** Who looks at it, and how to take it or give it back. The buttons belong to the form of the page. */
export function Assignment({ assignee, viewerId, can }: AssignmentProps) {
  const t = useT();
  const isMine = assignee?.id === viewerId;
  const name = assignee && staffName(assignee, t.language);
  const box = useRef<HTMLElement>(null);
  useDeskKeys({ take: () => pressButton(box.current, isMine ? 'release' : 'take') });
  const act = (intent: 'take' | 'release', text: string) => (
    <IntentButton value={intent} size="s">
      {text}
    </IntentButton>
  );
  return (
    <section ref={box} className="desk-assigned" aria-label={t('desk:assignment.title')}>
      {name && <Avatar initials={initials(name.text)} size="m" lang={name.lang} />}
      <p>
        {name
          ? isMine
            ? t('desk:assignment.you')
            : t('desk:assignment.other', { name: name.text })
          : t('desk:assignment.nobody')}
      </p>
      {can.take && act('take', t(assignee ? 'desk:assignment.take_over' : 'desk:assignment.take'))}
      {can.release && isMine && act('release', t('desk:assignment.release'))}
    </section>
  );
}
