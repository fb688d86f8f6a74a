import type { ReactNode } from 'react';
import { formatDate, formatTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { isBlank } from '#shared/rules/rule.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { PinnedMessage } from '#web/components/ui/pinned-message.tsx';
import { useT } from '#web/lib/texts.tsx';
import { answerName, fixedName, type Mark, type Message } from './marks.ts';

/** Where a message stands on the page: the list of messages leads there. */
export const pinId = (message: Pick<Message, 'id'>) => `pin-${message.id}`;

/** A message of the reviewer pinned to what it is about, with what the owner does about it. */
export function MessagePin({ message, mark, field }: { message: Message; mark: Mark; field: ReactNode }) {
  const t = useT();
  const body = localName(message, t.language, 'body');
  const done = mark.fixed || !isBlank(mark.answer);
  return (
    <div id={pinId(message)}>
      <PinnedMessage
        field={field}
        author={t('listing:follow.reviewer')}
        initials={t('listing:follow.reviewer_initials')}
        when={t('listing:follow.when', {
          date: formatDate(t.language, message.created_at),
          round: String(message.round),
        })}
        message={body.text}
        messageLang={body.lang === t.language ? undefined : body.lang}
        fixed={done}
        action={
          <div className="grid gap-2 pb-2">
            <Checkbox
              id={fieldId(fixedName(message.id))}
              name={fixedName(message.id)}
              value="yes"
              label={t('listing:follow.mark_fixed')}
              hint={mark.fixed ? fixedLine() : undefined}
              defaultChecked={mark.fixed}
            />
            <details open={!isBlank(mark.answer)}>
              <summary className="link t-small inline-flex min-h-11 items-center">
                {t('listing:follow.answer')}
              </summary>
              <TextArea
                name={answerName(message.id)}
                label={t('listing:follow.answer')}
                hideLabel
                hint={t('listing:follow.answer_hint')}
                optional={t('common:optional')}
                defaultValue={mark.answer}
              />
            </details>
          </div>
        }
      />
    </div>
  );

  function fixedLine() {
    return t('listing:follow.fixed_line', { time: formatTime(message.fixed_at ?? new Date()) });
  }
}
