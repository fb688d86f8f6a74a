import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Assignment } from '#web/features/desk/list/assignee.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { AssignChoice } from './assign-choice.tsx';
import type { Message, MessageData } from './load-message.ts';

interface AsideProps {
  data: MessageData;
  /** The button that is at work. */
  sending: string | null;
}

/** Who is looking at it, who wrote, what can be done, and what was. */
export function MessageAside({ data, sending }: AsideProps) {
  const t = useT();
  const { message } = data;
  const { can } = message;
  const act = (intent: 'close' | 'reopen') => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look="line"
      loading={sending === intent}
      className="justify-self-start"
    >
      {t(`contact-desk:${intent}`)}
    </Button>
  );
  return (
    <>
      <div className="grid gap-4">
        <Assignment assignee={message.assignee} viewerId={data.viewer_id} can={can} sending={sending} />
        {can.assign && (
          <AssignChoice colleagues={data.colleagues.filter(({ id }) => id !== message.assignee?.id)} />
        )}
      </div>
      {(can.close || can.reopen) && (
        <div className="btn-row">
          {can.close && act('close')}
          {can.reopen && act('reopen')}
        </div>
      )}
      <section className="desk-aside" aria-labelledby="details">
        <h2 id="details" className="t-h4">
          {t('contact-desk:message.details')}
        </h2>
        <DefinitionList emptyText={t('common:not_provided')} facts={factsOf(t, message)} />
      </section>
      {message.history.length > 0 && <History data={data} />}
    </>
  );
}

function History({ data }: Pick<AsideProps, 'data'>) {
  const t = useT();
  return (
    <section className="desk-aside" aria-labelledby="history">
      <h2 id="history" className="t-h4">
        {t('contact-desk:history.title')}
      </h2>
      <ol className="history">
        {[...data.message.history].reverse().map((step) => (
          <li key={`${step.verb} ${step.at}`}>
            <time dateTime={machineTime(step.at)}>{formatDateTime(t.language, step.at)}</time>{' '}
            {stepText(t, step, data)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function factsOf(t: Translator, message: Message): Fact[] {
  const { name, email, about, language, signed_in, created_at } = message;
  return [
    { term: t('contact-desk:message.name'), value: name },
    {
      term: t('contact:form.email'),
      value: (
        <a className="link" href={`mailto:${email}`} lang="en">
          {email}
        </a>
      ),
    },
    ...(about
      ? [
          {
            term: t('contact-desk:message.about'),
            value: (
              <a className="link" href={about} lang="en">
                {about}
              </a>
            ),
          },
        ]
      : []),
    {
      term: t('contact-desk:column.since'),
      value: <time dateTime={machineTime(created_at)}>{formatDateTime(t.language, created_at)}</time>,
    },
    {
      term: t('contact-desk:message.sender'),
      value: t(signed_in ? 'contact-desk:message.signed_in' : 'contact-desk:message.visitor'),
    },
    {
      term: t('contact-desk:message.reads'),
      value: t(`contact-desk:message.language.${language}`),
    },
  ];
}

/** "Taken by Sok Kalyan", "Closed by you", "Given to Chan Dara by you", "Written". */
function stepText(
  t: Translator,
  { verb, actor, assignee }: Message['history'][number],
  { viewer_id }: MessageData,
): string {
  const to = assignee ? staffName(assignee, t.language).text : t('contact-desk:message.nobody_knows');
  const what = t(`contact-desk:history.${verb}`, { to });
  if (!actor || verb === 'create') return what;
  if (actor.id === viewer_id) return t('contact-desk:history.by_you', { what });
  return t('contact-desk:history.by', { what, name: staffName(actor, t.language).text });
}
