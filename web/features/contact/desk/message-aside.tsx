import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { staffName } from '#web/features/review/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
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
      <Assignment data={data} sending={sending} />
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
        {data.message.history.toReversed().map((step) => (
          <li key={`${step.verb} ${step.at}`}>
            <time dateTime={machineTime(step.at)}>{formatDateTime(t.language, step.at)}</time>{' '}
            {stepText(t, step, data)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Assignment({ data: { message, viewer_id }, sending }: AsideProps) {
  const t = useT();
  const { assignee, can } = message;
  const name = assignee && staffName(assignee, t.language);
  return (
    <section className="desk-assigned" aria-label={t('contact-desk:assignment.title')}>
      {name && <Avatar initials={initials(name.text)} size="m" lang={name.lang} />}
      <p>
        {t('contact-desk:assignment.title')}
        <b className="block text-ink" lang={name?.lang}>
          {name
            ? assignee.id === viewer_id
              ? t('contact-desk:assignment.you')
              : name.text
            : t('contact-desk:assignment.nobody')}
        </b>
      </p>
      {can.take && (
        <Button type="submit" name="intent" value="take" look="line" size="s" loading={sending === 'take'}>
          {t(assignee ? 'contact-desk:assignment.take_over' : 'contact-desk:assignment.take')}
        </Button>
      )}
      {can.release && assignee?.id === viewer_id && (
        <Button
          type="submit"
          name="intent"
          value="release"
          look="line"
          size="s"
          loading={sending === 'release'}
        >
          {t('contact-desk:assignment.release')}
        </Button>
      )}
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

/** "Taken by Sok Kalyan", "Closed by you", "Written". */
function stepText(
  t: Translator,
  { verb, actor }: Message['history'][number],
  { viewer_id }: MessageData,
): string {
  const what = t(`contact-desk:history.${verb}` as Parameters<Translator>[0]);
  if (!actor || verb === 'create') return what;
  if (actor.id === viewer_id) return t('contact-desk:history.by_you', { what });
  return t('contact-desk:history.by', { what, name: staffName(actor, t.language).text });
}
