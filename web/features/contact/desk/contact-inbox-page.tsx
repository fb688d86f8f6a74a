import './contact-desk.css';
import { CONTACT_ANSWER_DAYS } from '#shared/domain/contact.ts';
import { CONTACT_CATEGORIES } from '#shared/domain/contact-categories.ts';
import { listText } from '#shared/format/lists.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { CaseList } from '#web/features/case-desk/case-list.tsx';
import { WhoseChips } from '#web/features/case-desk/whose-chips.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { MessagesAnswer } from './act-on-messages.ts';
import { InboxActions } from './inbox-actions.tsx';
import { inboxColumns } from './inbox-columns.tsx';
import { INBOX_PATH, inboxQuery, inboxTo, isNarrowed, STATUSES, withChange } from './inbox-state.ts';
import type { InboxData } from './load-contact-inbox.ts';
import { StepDone } from './step-done.tsx';

/** The contact inbox: what waits for an answer, oldest first. */
export function InboxPage({ inbox, answer }: { inbox: InboxData; answer: MessagesAnswer | undefined }) {
  const t = useT();
  const { state, list, colleagues } = inbox;
  return (
    <>
      <CaseList
        path={INBOX_PATH}
        call="/desk-api/v1/contact-messages/"
        texts={{
          title: t('contact-desk:title'),
          lead: t('contact-desk:lead', { count: CONTACT_ANSWER_DAYS }),
          tabs: t('contact-desk:statuses'),
          caption: t('contact-desk:caption'),
          found: t('contact-desk:found', { count: list.item_count }),
        }}
        tabs={STATUSES.map((status) => ({
          to: inboxTo(withChange(state, { status })),
          text: status === 'all' ? t('contact-desk:all') : t(`contact:status.${status}`),
          count: formatInteger(list.counts[status]),
          current: state.status === status,
        }))}
        search={{
          label: t('contact-desk:toolbar'),
          search: {
            label: t('contact-desk:search'),
            placeholder: t('contact-desk:search_placeholder'),
            value: state.search,
          },
          query: inboxQuery(state),
          fields: ['category'],
          children: (
            <AppliedSelect
              name="category"
              label={t('contact-desk:subject')}
              value={state.category}
              placeholder={t('contact-desk:any_subject')}
              options={CONTACT_CATEGORIES.map((category) => ({
                value: category.slug,
                label: localName(category, t.language).text,
              }))}
            />
          ),
        }}
        tools={<WhoseChips filter={state.filter} to={(filter) => inboxTo(withChange(state, { filter }))} />}
        above={<div role="status">{answer && <AnswerNotice answer={answer} />}</div>}
        empty={<InboxEmpty inbox={inbox} />}
        columns={inboxColumns(t, inbox)}
        list={list}
        many={
          colleagues
            ? {
                can: () => true,
                nameOf: ({ name }) => name,
                action: inboxTo(state),
                answer,
                bar: (selection) => (
                  <InboxActions
                    selection={selection}
                    colleagues={colleagues}
                    viewerId={inbox.viewer_id}
                    query={inboxQuery(withChange(state, {}))}
                    total={list.item_count}
                  />
                ),
              }
            : undefined
        }
      />
      {answer?.undo_until && (
        <StepDone
          key={answer.undo_until}
          text={t(`contact-desk:did.${answer.intent}`, { count: answer.ids.length })}
          until={answer.undo_until}
          now={inbox.now}
          action={inboxTo(state)}
          ids={answer.ids}
        />
      )}
    </>
  );
}

/** What could not be done; and what was done, where there is no way back to show beside it. */
function AnswerNotice({ answer: { intent, ids, failed, problem, undo_until } }: { answer: MessagesAnswer }) {
  const t = useT();
  const isBad = failed.length > 0;
  const isDone = ids.length > 0 && !undo_until;
  if (!isBad && !isDone && ids.length > 0) return null;
  return (
    <div className="mb-4">
      <Notice tone={isDone && !isBad ? 'ok' : 'warn'}>
        {isDone && <p>{t(`contact-desk:did.${intent}`, { count: ids.length })}</p>}
        {isBad && (
          <p>
            {t('desk:queue.not_done', { names: listText(t.language, failed) })} {problem?.message}
          </p>
        )}
        {ids.length === 0 && !isBad && <p>{t('contact-desk:none_selected')}</p>}
      </Notice>
    </div>
  );
}

/** Nothing in the list: all answered, or nothing matches and the way out. */
function InboxEmpty({ inbox: { state } }: { inbox: InboxData }) {
  const t = useT();
  if (isNarrowed(state)) {
    return (
      <EmptyState
        title={t('contact-desk:empty.filtered')}
        actions={
          <ButtonLink
            to={inboxTo(withChange(state, { search: '', filter: [], category: '', status: 'all' }))}
          >
            {t('desk:queue.empty.clear')}
          </ButtonLink>
        }
      />
    );
  }
  if (state.status !== 'open') return <EmptyState title={t('contact-desk:empty.none')} />;
  return <EmptyState title={t('contact-desk:empty.done')} text={t('contact-desk:empty.done_text')} />;
}
