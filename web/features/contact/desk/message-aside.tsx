import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { CaseHistory } from '#web/features/case-desk/case-history.tsx';
import { IntentButton } from '#web/features/desk/intent-button.tsx';
import { AsideSection } from '#web/features/desk/section.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Message, MessageData } from './load-message.ts';

/** What can be done with it, who wrote, and what happened to it. */
export function MessageAside({ data }: { data: MessageData }) {
  const t = useT();
  const { message } = data;
  const { can, history } = message;
  return (
    <>
      {(can.close || can.reopen) && (
        <div className="btn-row">
          {can.close && <IntentButton value="close">{t('contact-desk:close')}</IntentButton>}
          {can.reopen && <IntentButton value="reopen">{t('contact-desk:reopen')}</IntentButton>}
        </div>
      )}
      <AsideSection id="details" title={t('contact-desk:message.details')}>
        <DefinitionList emptyText={t('common:not_provided')} facts={factsOf(t, message)} />
      </AsideSection>
      {history.length > 0 && (
        <CaseHistory
          title={t('contact-desk:history.title')}
          steps={history.map((step) => ({
            key: `${step.verb} ${step.at}`,
            at: step.at,
            what: stepText(t, step, data),
          }))}
        />
      )}
    </>
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
