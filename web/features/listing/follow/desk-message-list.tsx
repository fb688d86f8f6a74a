import Check from 'lucide-react/icons/check';
import { findField } from '#shared/domain/listing/forms.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { isBlank } from '#shared/rules/rule.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { Mark, Message } from './marks.ts';
import { pinId } from './message-pin.tsx';

/** What a message is about, in the reader's words. */
export function useAbout(kind: SubjectKind): (message: Pick<Message, 'field'>) => string {
  const t = useT();
  return ({ field }) => {
    const found = field === null ? null : findField(kind, field);
    return found ? t(found.labelKey) : t('listing:follow.whole');
  };
}

/** The messages as links to where they are pinned, the done ones marked. */
export function MessageList({
  messages,
  marks,
  kind,
}: {
  messages: readonly Message[];
  marks: readonly Mark[];
  kind: SubjectKind;
}) {
  const t = useT();
  const about = useAbout(kind);
  const isDone = (id: string) =>
    marks.some((mark) => mark.id === id && (mark.fixed || !isBlank(mark.answer)));
  return (
    <nav aria-label={t('listing:follow.asked')}>
      <h2 className="t-h4 mb-1">{t('listing:follow.asked')}</h2>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <a className="link inline-flex min-h-8 items-center gap-2" href={`#${pinId(message)}`}>
              {about(message)}
              {isDone(message.id) && (
                <>
                  <Icon of={Check} size="s" className="t-ok" />
                  <span className="sr-only">({t('listing:follow.fixed_word')})</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
