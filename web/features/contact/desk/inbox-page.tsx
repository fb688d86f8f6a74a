import { listText } from '#shared/format/lists.ts';
import './contact-desk.css';
import { useEffect } from 'react';
import { CONTACT_ANSWER_DAYS } from '#shared/domain/contact.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useFresh } from '#web/features/desk/frame/use-fresh.ts';
import { KeysLine } from '#web/features/desk/keys/keys-line.tsx';
import { useRowKeys } from '#web/features/desk/keys/use-row-keys.ts';
import { DeskList } from '#web/features/desk/list/desk-list.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { useSelection } from '#web/features/desk/list/use-selection.ts';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { MessagesAnswer } from './act-on-messages.ts';
import { InboxActions } from './inbox-actions.tsx';
import {
  INBOX_PATH,
  type InboxList,
  inboxQuery,
  inboxTo,
  isNarrowed,
  STATUSES,
  withChange,
} from './inbox-state.ts';
import { InboxTable } from './inbox-table.tsx';
import { InboxToolbar } from './inbox-toolbar.tsx';
import type { InboxData } from './load-inbox.ts';
import { StepDone } from './step-done.tsx';

/** What makes two readings of the inbox the same. */
const signatureOf = ({ data, counts }: InboxList) =>
  JSON.stringify([counts, data.map(({ id, status, assignee }) => [id, status, assignee?.id])]);

/** The contact inbox (2.159): what waits for an answer, oldest first. */
export function InboxPage({ inbox, answer }: { inbox: InboxData; answer: MessagesAnswer | undefined }) {
  const t = useT();
  const { state, list, colleagues } = inbox;
  const query = inboxQuery(state);
  const selection = useSelection(list.data, () => colleagues !== null);
  useFresh(`/desk-api/v1/contact-messages/?${query}`, list, signatureOf);
  useRowKeys(selection.toggle);
  const { clear } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or what was ticked is done
  useEffect(() => clear(), [query, answer]);
  return (
    <>
      <ListHead
        title={t('contact-desk:title')}
        lead={t('contact-desk:lead', { count: CONTACT_ANSWER_DAYS })}
        page={list.current_page}
      />
      <Tabs
        label={t('contact-desk:statuses')}
        keepScroll
        items={STATUSES.map((status) => ({
          to: inboxTo(withChange(state, { status })),
          text: status === 'all' ? t('contact-desk:all') : t(`contact:status.${status}`),
          count: formatInteger(list.counts[status]),
          current: state.status === status,
        }))}
      />
      <InboxToolbar state={state} />
      <div role="status">{answer && <AnswerNotice answer={answer} />}</div>
      {list.data.length === 0 ? (
        <InboxEmpty inbox={inbox} />
      ) : (
        <DeskList
          found={t('contact-desk:found', { count: list.item_count })}
          action={inboxTo(state)}
          actions={
            colleagues && (
              <InboxActions
                selection={selection}
                colleagues={colleagues}
                viewerId={inbox.viewer_id}
                query={inboxQuery(withChange(state, {}))}
                total={list.item_count}
              />
            )
          }
        >
          <InboxTable inbox={inbox} selected={selection.ids} onSelect={selection.set} />
        </DeskList>
      )}
      <div className="mt-8">
        <ListPages path={INBOX_PATH} list={list} />
      </div>
      {list.data.length > 0 && <KeysLine decide={false} select={colleagues !== null} />}
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

/** Nothing in the list: all answered, or nothing matches and the way out (UX rule 7). */
function InboxEmpty({ inbox: { state } }: { inbox: InboxData }) {
  const t = useT();
  if (isNarrowed(state)) {
    return (
      <EmptyState
        title={t('contact-desk:empty.filtered')}
        actions={
          <ButtonLink
            to={inboxTo(withChange(state, { search: '', filters: [], category: '', status: 'all' }))}
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
