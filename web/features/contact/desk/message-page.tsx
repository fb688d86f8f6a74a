import './contact-desk.css';
import { useRef } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { contactCategoryName } from '#shared/domain/contact-categories.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useFresh } from '#web/features/desk/frame/use-fresh.ts';
import { useDeskKeys } from '#web/features/desk/keys/use-desk-keys.ts';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useOpenAtEnd } from '#web/lib/use-open-at-end.ts';
import { MessageThread } from './contact-thread.tsx';
import { INBOX_PATH, messageTo } from './inbox-state.ts';
import type { Message, MessageData } from './load-message.ts';
import { MessageAside } from './message-aside.tsx';
import { isMessageIntent } from './message-intents.ts';
import type { MessageAnswer } from './send-message-step.ts';
import { CONTACT_TONES } from './status-tone.ts';
import { StepDone } from './step-done.tsx';
import { WriteBox } from './write-box.tsx';

/** What makes two readings of a message the same. */
const signatureOf = ({ status, assignee, history }: Message) =>
  JSON.stringify([status, assignee?.id, history.length]);

/** What is said once something was written. */
const DONE = {
  reply: 'contact-desk:reply.sent',
  note: 'contact-desk:note.kept',
} as const;

/** A message at the desk: what was written and answered, and what can be done. One form holds the page. */
export function MessagePage({ data, answer }: { data: MessageData; answer: MessageAnswer | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLElement>(null);
  const { message, inbox } = data;
  const { can } = message;
  const back = inbox ? `${INBOX_PATH}?${inbox}` : INBOX_PATH;
  const sending = navigation.state === 'submitting' ? String(navigation.formData?.get('intent')) : null;
  useFresh(`/desk-api/v1/contact-messages/${message.id}/`, message, signatureOf);
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
  const done = answer && !answer.problem ? DONE[answer.intent as keyof typeof DONE] : undefined;
  const step = answer && !answer.problem && isMessageIntent(answer.intent) ? answer.intent : null;
  const stepText = step && t(`contact-desk:did.${step}`, { count: 1 });
  const inField = answer !== undefined && answer.errors.length > 0;
  return (
    <>
      <PageHead
        title={
          (answer?.problem ? `${t('common:form.error_prefix')} ` : '') +
          `${message.reference} ${message.name}`
        }
        robots="noindex"
      />
      <BackLink to={back} text={t('contact-desk:message.back')} />
      <div role="status">
        {done && <Done text={t(done)} />}
        {stepText && !message.undo_until && <Done text={stepText} />}
      </div>
      {answer?.problem && !inField && <ProblemNotice problem={answer.problem} />}
      <Form
        method="post"
        ref={form}
        action={messageTo(message.id, inbox)}
        preventScrollReset
        noValidate
        className="desk-record"
        key={message.entries.length}
      >
        {/* Enter in a field presses the first button of a form: this one does nothing. */}
        <button type="submit" name="intent" value="stay" hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="send_key" value={data.send_key} />
        <div className="desk-main">
          <div className="desk-title">
            <h1 className="t-h1">{contactCategoryName(message.category, t.language)}</h1>
          </div>
          <p className="desk-facts">
            <Tag tone={CONTACT_TONES[message.status]}>{t(`contact:status.${message.status}`)}</Tag>
            <span lang="en">{message.reference}</span>
          </p>
          <MessageThread data={data} last={last} />
          {can.reply && (
            <WriteBox
              place={field}
              name="reply"
              text={answer?.texts.reply ?? ''}
              hint={t('contact-desk:reply.hint', {
                language: t(`contact-desk:message.language.${message.language}`),
              })}
              lang={message.language}
              errors={answer?.intent === 'reply' ? answer.errors : []}
              busy={sending === 'reply'}
            />
          )}
          {can.note && (
            <WriteBox
              name="note"
              text={answer?.texts.note ?? ''}
              hint={t('contact-desk:note.hint')}
              errors={answer?.intent === 'note' ? answer.errors : []}
              busy={sending === 'note'}
            />
          )}
          {!Object.values(can).some(Boolean) && (
            <div className="mt-8">
              <Notice>
                <p>{t('contact-desk:read_only')}</p>
              </Notice>
            </div>
          )}
        </div>
        <aside className="desk-side">
          <MessageAside data={data} sending={sending} />
        </aside>
      </Form>
      {stepText && message.undo_until && (
        <StepDone
          key={message.undo_until}
          text={stepText}
          until={message.undo_until}
          now={data.now}
          action={messageTo(message.id, inbox)}
        />
      )}
    </>
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
