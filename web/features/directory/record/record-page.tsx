import { OtherName } from '#web/components/ui/other-name.tsx';
import './record.css';
import { DIRECTORY_PATH, directoryRecordPath } from '#shared/domain/directory.ts';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { listText } from '#shared/format/lists.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { asAnswer } from '#web/features/own-profile/load/profile-answer.ts';
import { useCategoryNames } from '#web/features/stakeholder/category-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { STATE_TONES } from '../directory-table.tsx';
import type { ActAnswer } from './act-on-directory-record.ts';
import { recordTo } from './directory-record-address.ts';
import { RecordHistoryView } from './directory-record-history.tsx';
import type { RecordData } from './load-directory-record.ts';
import { OffToast } from './off-toast.tsx';
import { PartForm } from './part-form.tsx';
import { fieldName } from './profile-field-name.ts';
import { RecordPart } from './record-part.tsx';
import { TakeOff } from './take-off.tsx';

/** One record of the directory at the desk: read, corrected, taken off the site and put back, with all it ever said. */
export function DirectoryRecordPage({ data, answer }: { data: RecordData; answer: unknown }) {
  const t = useT();
  const { record, part, history, list, done } = data;
  const name = localName(record, t.language);
  const said = asAnswer(answer);
  const acted = isAct(answer) ? answer.act : undefined;
  const open = partsOf(record.kind).find((one) => one.name === part);
  return (
    <>
      <PageHead title={name.text} robots="noindex" />
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[
          { text: t('directory-desk:record.back'), to: list ? `${DIRECTORY_PATH}?${list}` : DIRECTORY_PATH },
          { text: name.text, lang: name.lang, ...(open ? { to: recordTo(record.id, { list }) } : {}) },
          ...(open ? [{ text: t(open.titleKey) }] : []),
        ]}
      />
      <Head data={data} />
      {done === 'saved' && (
        <DoneNotice
          text={t(
            record.owners.length > 0 ? 'directory-desk:record.saved' : 'directory-desk:record.saved_nobody',
          )}
        />
      )}
      {done === 'back' && <DoneNotice text={t('directory-desk:off.back_done')} />}
      {done === 'restored' && <DoneNotice text={t('directory-desk:history.restored')} />}
      {done === 'off' && record.off && <OffToast data={data} />}
      <RecordNotices data={data} />
      {open ? (
        <PartForm key={open.name} data={data} part={open} answer={said} />
      ) : (
        <>
          <Tabs
            label={t('directory-desk:record.views')}
            keepScroll
            items={[
              {
                to: recordTo(record.id, { list }),
                text: t('directory-desk:record.view.read'),
                current: !history,
              },
              {
                to: recordTo(record.id, { view: 'history', list }),
                text: t('directory-desk:record.view.history'),
                current: Boolean(history),
              },
            ]}
          />
          {history ? (
            <RecordHistoryView data={data} history={history} acted={acted} />
          ) : (
            <div className="directory-record">
              <div className="directory-parts">
                {partsOf(record.kind).map((one) => (
                  <RecordPart key={one.name} data={data} part={one} />
                ))}
              </div>
              <aside className="directory-side">
                <TakeOff data={data} acted={acted} />
              </aside>
            </div>
          )}
        </>
      )}
    </>
  );
}

const isAct = (answer: unknown): answer is ActAnswer =>
  typeof answer === 'object' && answer !== null && 'act' in answer;

function Head({ data: { record } }: { data: RecordData }) {
  const t = useT();
  const categories = useCategoryNames();
  const name = localName(record, t.language);
  const other = otherName(record, t.language);
  const fact = (column: 'owner' | 'complete' | 'updated_at', value: string) =>
    t('directory-desk:chip', { filter: t(`directory-desk:column.${column}`), value });
  const owners = record.owners.map((one) => staffName(one, t.language).text);
  return (
    <header className="directory-head">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="t-h1" lang={name.lang}>
          {name.text}
        </h1>
        <Tag tone={STATE_TONES[record.state]}>{t(`directory-desk:state.${record.state}`)}</Tag>
      </div>
      <OtherName name={other} className="t-3" />
      <p className="t-2 mt-1">
        {[
          categories.one(slugOf(record.kind, record.type_slug)) || t('directory-desk:kind.other'),
          fact('owner', listText(t.language, owners) || t('directory-desk:nobody')),
          fact('complete', t('directory-desk:percent', { n: formatInteger(record.complete) })),
          fact('updated_at', formatDateTime(t.language, record.updated_at)),
        ].join(' · ')}
      </p>
      <div className="btn-row mt-4">
        {record.path && (
          <ButtonLink look="line" size="s" to={record.path}>
            {t('directory-desk:record.public_page')}
          </ButtonLink>
        )}
        {record.request && (
          <ButtonLink look="line" size="s" to={`/desk/review/${record.request.id}`}>
            {t('directory-desk:record.request', { reference: record.request.reference })}
          </ButtonLink>
        )}
        {record.can.take_off && (
          <ButtonLink look="line" size="s" to={`/desk/merge?into=${record.id}`}>
            {t('directory-desk:record.merge')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

/** What one has to know before one touches it. */
function RecordNotices({ data: { record } }: { data: RecordData }) {
  const t = useT();
  const notices: { key: string; title?: string; text: string; to?: { text: string; path: string } }[] = [];
  if (record.merged_into)
    notices.push({
      key: 'merged',
      text: t('directory-desk:record.merged_into'),
      to: { text: t('directory-desk:record.open_merged'), path: directoryRecordPath(record.merged_into) },
    });
  if (record.is_own) notices.push({ key: 'own', text: t('directory-desk:record.own') });
  if (['draft', 'review', 'rejected'].includes(record.state))
    notices.push({ key: 'draft', text: t('directory-desk:record.draft') });
  if (record.waiting.length > 0)
    notices.push({
      key: 'waiting',
      title: t('directory-desk:record.waiting_title'),
      text: t('directory-desk:record.waiting', {
        fields: listText(
          t.language,
          record.waiting.map((one) => fieldName(t, record.kind, one)),
        ),
      }),
    });
  if (notices.length === 0) return null;
  const boxes = notices.map(({ key, title, text, to }) => (
    <Notice key={key} tone={key === 'waiting' ? 'warn' : 'info'} {...(title ? { title } : {})}>
      <p>
        {text}{' '}
        {to && (
          <AppLink className="link" to={to.path}>
            {to.text}
          </AppLink>
        )}
      </p>
    </Notice>
  ));
  return <div className="directory-notices">{boxes}</div>;
}
