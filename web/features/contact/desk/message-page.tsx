import './contact-desk.css';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { contactCategoryName } from '#shared/domain/contact-categories.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { ProblemNotice } from '#web/features/account/problem-notice.tsx';
import { useFresh } from '#web/features/review/frame/use-fresh.ts';
import { useDeskKeys } from '#web/features/review/keys/use-desk-keys.ts';
import { useT } from '#web/lib/texts.tsx';
import type { MessageAnswer } from './act-on-message.ts';
import { INBOX_PATH, messageTo } from './inbox-state.ts';
import type { Message, MessageData } from './load-message.ts';
import { MessageAside } from './message-aside.tsx';
import { MessageThread } from './message-thread.tsx';
import { CONTACT_TONES } from './status-tone.ts';
import { WriteBox } from './write-box.tsx';

/** What makes two readings of a message the same. */
const signatureOf = ({ status, assignee, history }: Message) =>
  JSON.stringify([status, assignee?.id, history.length]);

/** What is said after each button, once it worked. */
const DONE = {
  reply: 'contact-desk:reply.sent',
  note: 'contact-desk:note.kept',
  take: 'contact-desk:assignment.taken',
  release: 'contact-desk:assignment.released',
  close: 'contact-desk:closed',
  reopen: 'contact-desk:reopened',
} as const;

/** A message at the desk: what was written and answered, and what can be done. One form holds the page. */
export function MessagePage({ data, answer }: { data: MessageData; answer: MessageAnswer | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const { message, inbox } = data;
  const { can } = message;
  const back = inbox ? `${INBOX_PATH}?${inbox}` : INBOX_PATH;
  const sending = navigation.state === 'submitting' ? String(navigation.formData?.get('intent')) : null;
  useFresh(`/desk-api/v1/contact-messages/${message.id}/`, message, signatureOf);
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
      <div className="desk-way">
        <ButtonLink look="bare" size="s" to={back} icon={<Icon of={ArrowLeft} />}>
          {t('contact-desk:message.back')}
        </ButtonLink>
      </div>
      <div role="status">{done && <Done text={t(done)} />}</div>
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
          <MessageThread data={data} />
          {can.reply && (
            <WriteBox
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
