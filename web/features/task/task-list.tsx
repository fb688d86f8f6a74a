import './task.css';
import Building2 from 'lucide-react/icons/building-2';
import MailSearch from 'lucide-react/icons/mail-search';
import Stamp from 'lucide-react/icons/stamp';
import Undo2 from 'lucide-react/icons/undo-2';
import { Form } from 'react-router';
import type { Task } from '#shared/contracts/task.contract.ts';
import { isAnswered, taskName } from '#shared/domain/task.ts';
import { formatDate } from '#shared/format/dates.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { PartyFace } from '#web/features/connection/party-face.tsx';
import { PartyWhat } from '#web/features/connection/party-what.tsx';
import { purposeText } from '#web/features/connection/purpose-text.ts';
import { RevealNote } from '#web/features/connection/reveal-note.tsx';
import { useT } from '#web/lib/texts.tsx';
import { TaskActs } from './task-acts.tsx';
import { taskText, taskTitle } from './task-words.ts';

/** What waits, a line each: who, what they ask and for which page, with its answers or the way to it. */
export function TaskList({ tasks, action }: { tasks: readonly Task[]; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <ul className="task-list">
        {tasks.map((task) => (
          <TaskRow key={taskName(task)} task={task} />
        ))}
      </ul>
    </Form>
  );
}

const ICONS = { returned: Undo2, dispute: Stamp, ownership: Building2, matching: MailSearch } as const;

function TaskRow({ task }: { task: Task }) {
  const t = useT();
  const { kind, who, note, purpose, since, until, link } = task;
  const title = taskTitle(t, task);
  const icon = kind in ICONS ? ICONS[kind as keyof typeof ICONS] : null;
  const facts = [
    purposeText(t, purpose),
    t('notification:task.since', { date: formatDate(t.language, since) }),
    until ? t('notification:task.until', { date: formatDate(t.language, until) }) : '',
  ];
  return (
    <li className="task-row" data-hot={kind === 'returned' || undefined}>
      {icon || !who ? (
        <span className="task-mark">
          <Icon of={icon ?? Stamp} />
        </span>
      ) : (
        <PartyFace party={who} />
      )}
      <div className="min-w-0">
        <p>
          <b lang={title.lang}>{title.text}</b>
          {who && !icon && <PartyWhat party={who} />}
        </p>
        <p>{taskText(t, task)}</p>
        {note && kind !== 'matching' && <p className="task-note">{note}</p>}
        <p className="t-small t-3">{facts.filter(Boolean).join(' · ')}</p>
        {kind === 'connection' && who && (
          <RevealNote connection={{ ...task, party: who }} name={title.text} />
        )}
      </div>
      <div className="task-acts">
        <TaskActs task={task} name={title.text} />
        <ButtonLink
          to={link}
          look={isAnswered(kind) ? 'bare' : 'line'}
          size="s"
          aria-label={t('notification:task.open_named', { name: title.text })}
        >
          {t('common:action.open')}
        </ButtonLink>
      </div>
    </li>
  );
}
