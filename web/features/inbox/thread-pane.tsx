import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import MailOpen from 'lucide-react/icons/mail-open';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import type { changeThread, getThread, MessageItem } from '#shared/contracts/inbox.contract.ts';
import { connectPath } from '#shared/domain/connection.ts';
import { threadPath } from '#shared/domain/inbox.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Menu } from '#web/components/ui/menu.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { showError } from '#web/lib/popups.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { reportLink } from '#web/lib/report-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { useOpenAtEnd } from '#web/lib/use-open-at-end.ts';
import { ConnectionDone } from '../connection/connection-done.tsx';
import { PartyFace } from '../connection/party-face.tsx';
import { PartyWhat } from '../connection/party-what.tsx';
import type { InboxAnswer } from './change-inbox.ts';
import { Composer } from './composer.tsx';
import { viewTo } from './inbox-view.ts';
import { InvitationBox } from './invitation-box.tsx';
import type { ThreadData } from './load-inbox.ts';
import { MessageList } from './message-list.tsx';
import { threadName } from './thread-name.ts';

/** One thread: whom it is with, what it asks, what was written, and where one writes. */
export function ThreadPane({ data, answer }: { data: ThreadData; answer: InboxAnswer | undefined }) {
  const t = useT();
  const { open, view, now, me, key } = data;
  const { thread, review, connection } = open;
  const { messages, hasEarlier, showEarlier } = useEarlier(open);
  useRead(thread.id, thread.unread);
  const pane = useRef<HTMLElement>(null);
  useOpenAtEnd(thread.id, pane, pane);
  useLastInSight(pane, messages.at(-1)?.id);
  const arrived = messages.flatMap(({ is_own, client_key }) => (is_own ? [client_key] : []));
  const name = threadName(t, thread);
  const acting = thread.acting_for && localName(thread.acting_for, t.language);
  const problem = answer && 'problem' in answer ? answer : null;
  const shown = answer && ('done' in answer || 'problem' in answer) ? answer : undefined;
  return (
    <article ref={pane} className="thread-pane" aria-labelledby="thread-title">
      <header className="thread-head">
        <AppLink to={viewTo(view)} className="icon-btn thread-back" aria-label={t('inbox:thread.back')}>
          <Icon of={ArrowLeft} />
        </AppLink>
        {thread.party ? (
          <PartyFace party={thread.party} />
        ) : (
          <Avatar initials={initials(name.text)} lang={name.lang} />
        )}
        <div className="thread-title">
          <h1 id="thread-title" className="t-h3" lang={name.lang}>
            {thread.party ? <AppLink to={thread.party.url}>{name.text}</AppLink> : name.text}
          </h1>
          {thread.party && <PartyWhat party={thread.party} />}
          <p className="t-small t-3">
            {review
              ? `${localName(review, t.language).text} · ${t('inbox:thread.reference', { reference: review.reference })}`
              : [t(`inbox:kind.${thread.kind}`), acting && t('inbox:for', { name: acting.text })]
                  .filter(Boolean)
                  .join(' · ')}
          </p>
        </div>
        <ThreadMenu data={data} name={name.text} />
      </header>
      <ConnectionDone answer={shown} />
      <InvitationBox open={open} />
      {hasEarlier && (
        <p className="thread-earlier">
          <ButtonLink
            to={`${threadPath(thread.id)}?before=${messages[0]?.id ?? ''}`}
            look="line"
            size="s"
            onClick={(event) => {
              event.preventDefault();
              void showEarlier();
            }}
          >
            {t('inbox:thread.earlier')}
          </ButtonLink>
        </p>
      )}
      <div className="thread-messages">
        <div>
          <MessageList messages={messages} now={now} canReport={open.can.report} />
        </div>
      </div>
      {review && (
        <div className="invitation-box">
          <p className="t-2">{t('inbox:review.no_reply')}</p>
          {review.link && (
            <p className="mt-4">
              <ButtonLink to={review.link} look="ink">
                {t('inbox:review.open')}
              </ButtonLink>
            </p>
          )}
        </div>
      )}
      {open.can.write ? (
        <Composer
          key={thread.id}
          thread={thread.id}
          me={me}
          clientKey={key}
          arrived={arrived}
          typed={problem?.typed.body ?? ''}
          errors={problem?.problem.errors?.body}
        />
      ) : (
        thread.kind === 'conversation' && (
          <Notice>
            <p>{t('inbox:closed.disconnected')}</p>
            {connection?.can.connect && (
              <p className="mt-2">
                <AppLink className="link" to={connectPath(connection.party)}>
                  {t('inbox:closed.ask')}
                </AppLink>
              </p>
            )}
          </Notice>
        )
      )}
    </article>
  );
}

function ThreadMenu({ data: { open }, name }: { data: ThreadData; name: string }) {
  const t = useT();
  const submit = useSubmit();
  const { thread, can } = open;
  const step = (what: string) => () =>
    void submit({ do: what }, { method: 'post', preventScrollReset: true, action: threadPath(thread.id) });
  return (
    <Menu
      trigger={<Icon of={Ellipsis} />}
      triggerClass="icon-btn"
      label={t('inbox:thread.more')}
      groups={[
        [
          { text: t('inbox:thread.unread'), icon: MailOpen, onSelect: step('unread') },
          thread.is_muted
            ? { text: t('inbox:thread.unmute'), icon: Bell, onSelect: step('unmute') }
            : { text: t('inbox:thread.mute'), icon: BellOff, onSelect: step('mute') },
          thread.is_archived
            ? { text: t('inbox:thread.unarchive'), icon: ArchiveRestore, onSelect: step('unarchive') }
            : { text: t('inbox:thread.archive'), icon: Archive, onSelect: step('archive') },
        ],
        ...(can.report
          ? [[{ text: t('inbox:thread.report'), icon: Flag, to: reportLink('thread', thread.id, name) }]]
          : []),
      ]}
    />
  );
}

/** Opening a thread where a script runs marks it as read; so does what arrives while it is open. */
function useRead(id: string, unread: number): void {
  useEffect(() => {
    if (unread === 0) return;
    void fetchApi<typeof changeThread>({
      method: 'PATCH',
      path: `/base-api/me/inbox/${id}/`,
      background: true,
      body: { is_read: true },
    });
  }, [id, unread]);
}

/** Earlier messages stand before those the page brought; a fresh page keeps them. */
function useEarlier(open: ThreadData['open']) {
  const t = useT();
  const [earlier, setEarlier] = useState<{ thread: string; messages: MessageItem[]; more: boolean } | null>(
    null,
  );
  const own = earlier?.thread === open.thread.id ? earlier : null;
  const known = new Set(open.messages.map(({ id }) => id));
  const before = own?.messages.filter(({ id }) => !known.has(id)) ?? [];
  const messages = [...before, ...open.messages];
  const showEarlier = async () => {
    const first = messages[0];
    if (!first) return;
    const found = await fetchApi<typeof getThread>({
      method: 'GET',
      path: `/base-api/me/inbox/${open.thread.id}/`,
      query: { before: first.id },
    });
    if (!found.ok) return showError({ ...found.problem, ...problemTexts(t, found.problem) });
    const { messages: more, has_earlier } = found.value;
    setEarlier({ thread: open.thread.id, messages: [...more, ...before], more: has_earlier });
  };
  return { messages, hasEarlier: own ? own.more : open.has_earlier, showEarlier };
}

/** What is added to a thread comes into sight; the style sheet opens the thread there already. */
function useLastInSight(pane: RefObject<HTMLElement | null>, last: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a newer one
  useEffect(() => {
    const box = pane.current?.querySelector('.thread-messages');
    if (box) box.scrollTop = box.scrollHeight;
  }, [last]);
}
