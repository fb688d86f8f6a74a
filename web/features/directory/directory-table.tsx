import { Form } from 'react-router';
import type { DirectoryRow } from '#shared/contracts/directory.contract.ts';
import {
  DEFAULT_DIRECTORY_COLUMNS,
  type DirectoryColumn,
  type DirectoryState,
  directoryRecordPath,
} from '#shared/domain/directory.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { formatDate, machineTime } from '#shared/format/dates.ts';
import { listText } from '#shared/format/lists.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { Tag, type TagTone } from '#web/components/ui/tag.tsx';
import { CompletenessMark } from '#web/features/collection/completeness-mark.tsx';
import { useCategoryNames } from '#web/features/stakeholder/category-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { sortBy, viewQuery } from './directory-view.ts';
import type { DirectoryData, Terms } from './load-desk-directory.ts';
import { recordTo } from './record/directory-record-address.ts';

export const STATE_TONES: Readonly<Record<DirectoryState, TagTone>> = {
  public: 'ok',
  draft: 'idle',
  review: 'info',
  off: 'warn',
  merged: 'plain',
  rejected: 'error',
};

const SORTED: Readonly<Partial<Record<DirectoryColumn, 'complete' | 'updated_at' | 'created_at'>>> = {
  complete: 'complete',
  updated_at: 'updated_at',
  created_at: 'created_at',
};

/** Stand on phones too; the others have no room there. */
const ON_PHONES: readonly DirectoryColumn[] = ['kind', 'state', 'updated_at'];

/** The records, one line each; on phones a block each. */
export function DirectoryTable({
  data: { view, list, terms },
  mayDecide,
}: {
  data: DirectoryData;
  mayDecide: boolean;
}) {
  const t = useT();
  const query = viewQuery(view);
  const shown = view.columns ?? DEFAULT_DIRECTORY_COLUMNS;
  const columns: Column<DirectoryRow>[] = [
    {
      key: 'name',
      head: t('directory-desk:column.name'),
      kind: 'main',
      sort: sortBy(view, t.language === 'km' ? 'name_kh' : 'name'),
      cell: (row) => <NameCell row={row} query={query} />,
    },
    ...shown.map((name): Column<DirectoryRow> => {
      const sorted = SORTED[name];
      return {
        key: name,
        head: t(`directory-desk:column.${name}`),
        kind: ON_PHONES.includes(name) ? undefined : 'wide',
        ...(sorted ? { sort: sortBy(view, sorted) } : {}),
        cell: (row) => <Cell row={row} name={name} terms={terms} />,
      };
    }),
    ...(mayDecide && view.state === 'off'
      ? [
          {
            key: 'back',
            head: t('directory-desk:off.back'),
            cell: (row: DirectoryRow) => <PutBack row={row} query={query} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={t('directory-desk:title')}
      columns={columns}
      rows={list.data}
      rowKey={({ id }) => id}
    />
  );
}

/** Puts a page back from its line; what stands against it is said on its own page. */
function PutBack({ row, query }: { row: DirectoryRow; query: string }) {
  const t = useT();
  const name = localName(row, t.language).text;
  return (
    <Form method="post" action={recordTo(row.id, { list: query })}>
      <input type="hidden" name="version" value={row.version} />
      <Button
        type="submit"
        name="intent"
        value="back"
        look="line"
        size="s"
        aria-label={t('directory-desk:off.back_named', { name })}
      >
        {t('directory-desk:off.back')}
      </Button>
    </Form>
  );
}

/** What it is called, in both scripts; the link is where the keys stand. */
function NameCell({ row, query }: { row: DirectoryRow; query: string }) {
  const t = useT();
  const name = localName(row, t.language);
  const other = otherName(row, t.language);
  const to = directoryRecordPath(row.id);
  return (
    <AppLink
      to={query ? `${to}?${new URLSearchParams({ list: query })}` : to}
      data-row-link=""
      className="collection-title"
    >
      <span className="strong block" lang={name.lang}>
        {name.text}
      </span>
      <OtherName name={other} className="cell-alt" as="span" />
    </AppLink>
  );
}

function Cell({ row, name, terms }: { row: DirectoryRow; name: DirectoryColumn; terms: Terms }) {
  const t = useT();
  const categories = useCategoryNames();
  switch (name) {
    case 'kind':
      return categories.one(slugOf(row.kind, row.type_slug)) || t('directory-desk:kind.other');
    case 'state':
      return <Tag tone={STATE_TONES[row.state]}>{t(`directory-desk:state.${row.state}`)}</Tag>;
    case 'province': {
      const province = findProvince(row.province_code ?? '');
      return province ? localName(province, t.language).text : null;
    }
    case 'sector': {
      const named = row.sector.map(
        (slug) => terms.sector?.find(({ value }) => value === slug) ?? { name: slug },
      );
      return listText(
        t.language,
        named.map((one) => localName(one, t.language).text),
      );
    }
    case 'owner': {
      if (!row.owner) return <span className="t-3">{t('directory-desk:nobody')}</span>;
      const owner = localName(row.owner, t.language);
      return <span lang={owner.lang}>{owner.text}</span>;
    }
    case 'complete':
      return <span className="num">{t('directory-desk:percent', { n: formatInteger(row.complete) })}</span>;
    case 'languages':
      return <CompletenessMark completeness={row.languages} small />;
    case 'email':
    case 'phone':
    case 'website':
      return (
        <span lang="en" className="collection-code">
          {row[name].replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
        </span>
      );
    default:
      return <Moment at={row[name]} />;
  }
}

function Moment({ at }: { at: string | null }) {
  const t = useT();
  return at ? (
    <time dateTime={machineTime(at)} className="collection-moment">
      {formatDate(t.language, at)}
    </time>
  ) : null;
}
