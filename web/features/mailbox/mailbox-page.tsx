import '../desk/frame/desk-frame.css';
import '../desk/list/desk-list.css';
import './mailbox.css';
import { Form } from 'react-router';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { listMailbox } from '#shared/contracts/mailbox.contract.ts';
import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { Brand } from '#web/components/krama/brand.tsx';
import { LanguageLink } from '#web/components/layout/language-link.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { useT } from '#web/lib/texts.tsx';
import { type Mail, MailView } from './mail-view.tsx';
import { type MailboxState, mailboxTo } from './mailbox-state.ts';

export interface MailboxPageProps {
  list: ResponseOf<typeof listMailbox>;
  mail: Mail | null;
  state: MailboxState;
}

/** All mail of a demonstration: the list at the left, one mail at the right; on phones one or the other. */
export function MailboxPage({ list, mail, state }: MailboxPageProps) {
  const t = useT();
  // An open mail is what the page is about; on phones its list is not even there.
  const Title = mail ? 'h2' : 'h1';
  return (
    <>
      <PageHead title={mail?.subject ?? t('desk:mailbox.title')} robots="noindex" />
      <a className="skip" href="#main">
        {t('shell:skip_to_content')}
      </a>
      <header className="bar on-ink desk-bar">
        <div className="wrap wrap-desk">
          <Brand name={t('shell:product.name')} second={t('desk:mailbox.title')} />
          <LanguageLink />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap wrap-desk desk" data-open={mail ? '' : undefined}>
        <div className="mailbox">
          <section className="mailbox-list" aria-label={t('desk:mailbox.list')}>
            <Title className="t-h1">{t('desk:mailbox.title')}</Title>
            <p className="t-2">{t('desk:mailbox.lead')}</p>
            <Form method="get" action="/dev/mailbox" role="search" className="mailbox-find">
              <SearchBox
                key={state.address}
                name="address"
                label={t('desk:mailbox.address')}
                placeholder={t('desk:mailbox.address_placeholder')}
                defaultValue={state.address}
                autoCapitalize="none"
                spellCheck={false}
                inputMode="email"
              />
              <Button type="submit" look="line">
                {t('desk:mailbox.filter')}
              </Button>
            </Form>
            {list.data.length > 0 ? (
              <Mails list={list} open={mail?.id} state={state} />
            ) : (
              <NoMail state={state} />
            )}
          </section>
          <div className="mailbox-open">
            {mail ? (
              <MailView mail={mail} state={state} />
            ) : (
              list.data.length > 0 && (
                <EmptyState title={t('desk:mailbox.choose')} text={t('desk:mailbox.choose_text')} />
              )
            )}
          </div>
        </div>
      </main>
    </>
  );
}

function Mails({
  list,
  open,
  state,
}: {
  list: MailboxPageProps['list'];
  open: string | undefined;
  state: MailboxState;
}) {
  const t = useT();
  return (
    <>
      <p className="t-small t-3" role="status">
        {t('desk:mailbox.found', { count: list.item_count })}{' '}
        {state.address && (
          <AppLink className="link" to={mailboxTo({ ...state, address: '', page: 1 })}>
            {t('desk:mailbox.show_all')}
          </AppLink>
        )}
      </p>
      <ul className="rows rows-top">
        {list.data.map((one) => (
          <li key={one.id}>
            <AppLink
              to={mailboxTo(state, one.id)}
              className="mail-row"
              aria-current={one.id === open ? 'true' : undefined}
            >
              <span className="strong" lang={one.language}>
                {one.subject}
              </span>
              <span className="t-small t-3" lang="en">
                {one.to}
              </span>
              <time className="t-small t-3" dateTime={machineTime(one.at)}>
                {formatDateTime(t.language, one.at)}
              </time>
            </AppLink>
          </li>
        ))}
      </ul>
      <Pagination
        current={list.current_page}
        total={list.total_page}
        pageTo={(page) => mailboxTo({ ...state, page })}
        texts={{
          label: t('desk:mailbox.pages'),
          previous: t('common:action.previous'),
          next: t('common:action.next'),
          page: (page) => t('common:pagination.page', { page: formatInteger(page) }),
        }}
      />
    </>
  );
}

function NoMail({ state }: { state: MailboxState }) {
  const t = useT();
  return state.address ? (
    <EmptyState
      title={t('desk:mailbox.no_match', { address: state.address })}
      actions={<ButtonLink to="/dev/mailbox">{t('desk:mailbox.show_all')}</ButtonLink>}
    />
  ) : (
    <EmptyState title={t('desk:mailbox.empty')} text={t('desk:mailbox.empty_text')} />
  );
}
