import '#web/components/ui/diff.css';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import type { ReactNode } from 'react';
import { localName } from '#shared/i18n/local-name.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { RecordMessage } from './record-messages.ts';

export interface MessageThreadProps {
  messages: readonly RecordMessage[];
  /** The field it is about has changed since: the change answers the message. */
  answered: boolean;
}

/** What was asked about a field, and what the owner did about it. */
export function MessageThread({ messages, answered }: MessageThreadProps) {
  const t = useT();
  if (messages.length === 0) return null;
  return (
    <ul className="desk-thread">
      {messages.map((message) => {
        const { text, lang } = localName(message, t.language, 'body');
        return (
          <li key={message.id}>
            <Line>
              {answered ? t('desk:record.answers') : t('desk:record.asked', { round: String(message.round) })}{' '}
              <q lang={lang}>{text}</q>
            </Line>
            {message.answer && (
              <Line>
                {t('desk:record.owner_says')} <q>{message.answer}</q>
              </Line>
            )}
            {!message.answer && !answered && (
              <Line>{t(message.fixed_at ? 'desk:record.marked_fixed' : 'desk:record.not_answered')}</Line>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p className="diff-answer">
      <Icon of={CornerDownRight} size="s" />
      <span>{children}</span>
    </p>
  );
}
