import { OtherName } from '#web/components/ui/other-name.tsx';
import '../record/record.css';
import { Form } from 'react-router';
import type { DirectoryRow } from '#shared/contracts/directory.contract.ts';
import { DIRECTORY_PATH, DUPLICATES_PATH, directoryRecordPath } from '#shared/domain/directory.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { formatDate } from '#shared/format/dates.ts';
import { listText } from '#shared/format/lists.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { mergeTo } from '#web/features/desk/frame/merge-paths.ts';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { DistinctAnswer, DuplicatesData } from './load-duplicates.ts';

type Cluster = DuplicatesData['clusters'][number];

/** Pages of the whole directory that may be one and the same, to be merged or marked as distinct for good. */
export function DuplicatesPage({
  data,
  mayDecide,
  answer,
}: {
  data: DuplicatesData;
  mayDecide: boolean;
  answer: DistinctAnswer | undefined;
}) {
  const t = useT();
  const { clusters, total } = data;
  return (
    <>
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[
          { text: t('directory-desk:title'), to: DIRECTORY_PATH },
          { text: t('directory-desk:duplicates.title') },
        ]}
      />
      <ListHead title={t('directory-desk:duplicates.title')} lead={t('directory-desk:duplicates.lead')} />
      <div role="status">
        {answer && !answer.problem && (
          <Notice tone="ok">
            <p>{t(`directory-desk:duplicates.${answer.distinct ? 'distinct_done' : 'undone'}`)}</p>
            {answer.distinct && (
              <Form method="post" action={DUPLICATES_PATH}>
                <Ids ids={answer.ids} />
                <Button type="submit" name="intent" value="undo" look="line" size="s">
                  {t('directory-desk:duplicates.undo')}
                </Button>
              </Form>
            )}
          </Notice>
        )}
      </div>
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      {clusters.length === 0 ? (
        <EmptyState
          title={t('directory-desk:duplicates.none')}
          text={t('directory-desk:duplicates.none_text')}
        />
      ) : (
        <>
          <p className="t-small t-2 mb-4">
            {t('directory-desk:duplicates.found', { count: total })}{' '}
            {total > clusters.length && t('directory-desk:duplicates.first', { count: clusters.length })}
          </p>
          <ul className="directory-clusters">
            {clusters.map((cluster) => (
              <ClusterBox
                key={cluster.pages.map(({ id }) => id).join()}
                cluster={cluster}
                mayDecide={mayDecide}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function ClusterBox({ cluster: { alike, pages }, mayDecide }: { cluster: Cluster; mayDecide: boolean }) {
  const t = useT();
  const [stays] = pages;
  const what = listText(
    t.language,
    alike.map((one) => t(`directory-desk:duplicates.what.${one}`)),
  );
  return (
    <li className="panel directory-cluster">
      <div className="directory-part-head">
        <h2 className="t-h4">{t('directory-desk:duplicates.alike', { what })}</h2>
        {mayDecide && (
          <Form method="post" action={DUPLICATES_PATH}>
            <Ids ids={pages.map(({ id }) => id)} />
            <Button type="submit" name="intent" value="distinct" look="line" size="s">
              {t('directory-desk:duplicates.distinct')}
            </Button>
          </Form>
        )}
      </div>
      <ul className="directory-twins">
        {pages.map((page) => (
          <li key={page.id}>
            <Twin page={page} />
            {page === stays ? (
              <span className="t-small t-3">{t('directory-desk:duplicates.stays')}</span>
            ) : (
              mayDecide &&
              stays && (
                <ButtonLink look="line" size="s" to={mergeTo({ into: stays.id, from: page.id })}>
                  {t('directory-desk:duplicates.merge', { name: localName(stays, t.language).text })}
                </ButtonLink>
              )
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Twin({ page }: { page: DirectoryRow }) {
  const t = useT();
  const name = localName(page, t.language);
  const other = otherName(page, t.language);
  const province = findProvince(page.province_code ?? '');
  const facts = [
    province ? localName(province, t.language).text : '',
    page.email,
    page.phone,
    page.website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''),
    t('directory-desk:percent', { n: formatInteger(page.complete) }),
    formatDate(t.language, page.updated_at),
  ].filter(Boolean);
  return (
    <div className="min-w-0">
      <AppLink to={directoryRecordPath(page.id)} className="link strong" lang={name.lang}>
        {name.text}
      </AppLink>
      <OtherName name={other} className="cell-alt" as="span" />
      <p className="t-small t-2 break-anywhere">{facts.join(' · ')}</p>
    </div>
  );
}

const Ids = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id) => <input key={id} type="hidden" name="id" value={id} />);
