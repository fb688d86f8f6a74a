import './contact-desk.css';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { contactCategoryName } from '#shared/domain/contact-categories.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.ts';
import { CaseHead } from '#web/features/case-desk/case-head.tsx';
import { CaseRecord } from '#web/features/case-desk/case-record.tsx';
import { useDeskKeys } from '#web/features/desk/keys/use-desk-keys.ts';
import { AssignChoice } from '#web/features/desk/list/assign-choice.tsx';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useOpenAtEnd } from '#web/lib/use-open-at-end.ts';
import { MessageThread } from './contact-thread.tsx';
import { INBOX_PATH, messageTo } from './inbox-state.ts';
import type { MessageData } from './load-message.ts';
import { MessageAside } from './message-aside.tsx';
import { isMessageIntent } from './message-intents.ts';
import { CONTACT_TONES } from './status-tone.ts';
import { StepDone } from './step-done.tsx';
import { WriteBox } from './write-box.tsx';

/** What is said once something was written. */
const DONE = {
  reply: 'contact-desk:reply.sent',
  note: 'contact-desk:note.kept',
} as const;

/** A message at the desk: what was written and answered, and what can be done. */
export function MessagePage({ data, answer }: { data: MessageData; answer: CaseAnswer | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLElement>(null);
  const { message, inbox } = data;
  const { can } = message;
  const back = inbox ? `${INBOX_PATH}?${inbox}` : INBOX_PATH;
  useOpenAtEnd(message.id, last, field);
  useDeskKeys({
    return: () => {
      const box = form.current?.querySelector<HTMLTextAreaElement>('textarea[name="reply"]');
      if (!box) return false;
      box.focus();
      box.scrollIntoView({ block: 'center' });
    },
    previous: () => void navigate(back),
  });
  const written = answer && DONE[answer.intent as keyof typeof DONE];
  const step = answer && !answer.problem && isMessageIntent(answer.intent) ? answer.intent : null;
  const stepText = step && t(`contact-desk:did.${step}`, { count: 1 });
  // New boxes once something was written: the old ones kept their words until then.
  const boxes = `${message.entries.length}`;
  return (
    <CaseRecord
      pageTitle={`${message.reference} ${message.name}`}
      answer={answer}
      desk={{
        call: `/desk-api/v1/contact-messages/${message.id}/`,
        record: message,
        viewerId: data.viewer_id,
        assignTo: can.assign && (
          <AssignChoice colleagues={data.colleagues.filter(({ id }) => id !== message.assignee?.id)} />
        ),
      }}
      way={<BackLink to={back} text={t('contact-desk:message.back')} />}
      done={
        <>
          {written && <Done text={t(written)} />}
          {stepText && !message.undo_until && <Done text={stepText} />}
        </>
      }
      form={{ ref: form, action: messageTo(message.id, inbox) }}
      hidden={{ send_key: data.send_key }}
      head={
        <CaseHead
          title={contactCategoryName(message.category, t.language)}
          state={{ text: t(`contact:status.${message.status}`), tone: CONTACT_TONES[message.status] }}
          reference={message.reference}
        />
      }
      side={<MessageAside data={data} />}
      after={
        stepText &&
        message.undo_until && (
          <StepDone
            key={message.undo_until}
            text={stepText}
            until={message.undo_until}
            now={data.now}
            action={messageTo(message.id, inbox)}
          />
        )
      }
    >
      <MessageThread data={data} last={last} />
      {can.reply && (
        <WriteBox
          key={`reply ${boxes}`}
          place={field}
          name="reply"
          hint={t('contact-desk:reply.hint', {
            language: t(`contact-desk:message.language.${message.language}`),
          })}
          lang={message.language}
          answer={answer}
        />
      )}
      {can.note && (
        <WriteBox key={`note ${boxes}`} name="note" hint={t('contact-desk:note.hint')} answer={answer} />
      )}
      {!Object.values(can).some(Boolean) && (
        <div className="mt-8">
          <Notice>
            <p>{t('contact-desk:read_only')}</p>
          </Notice>
        </div>
      )}
    </CaseRecord>
  );
}

function Done({ text }: { text: string }) {
  return (
    <div className="mb-4">
      <Notice tone="ok">
        <p>{text}</p>
      </Notice>
    </div>
  );
}
