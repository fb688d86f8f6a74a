import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import { optionKey } from '#shared/domain/collection/collection-field.ts';
import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { listText } from '#shared/format/lists.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { STATE_TONES, stateName } from '../collection-texts.ts';
import { CompletenessMark } from '../completeness-mark.tsx';
import type { ListRow } from './load-records.ts';

/** What a record is called, in both scripts; the link is where the keys stand. */
export function TitleCell({ row, to }: { row: ListRow; to: string }) {
  const t = useT();
  const title = localName(row, t.language, 'title');
  const other = otherName(row, t.language, 'title');
  return (
    <AppLink to={to} data-row-link="" className="collection-title">
      <span className="strong block" lang={title.lang}>
        {title.text || t('collection:list.untitled')}
      </span>
      <OtherName name={other} className="cell-alt" as="span" />
    </AppLink>
  );
}

/** The value of a field as people read it. */
export function FieldCell({ row, field }: { row: ListRow; field: CollectionField }) {
  const t = useT();
  const coded = row.texts[field.name];
  if (coded) {
    const text = localName(coded, t.language);
    return <span lang={text.lang}>{text.text}</span>;
  }
  if (field.twin) {
    const text = localName(row.values, t.language, field.name);
    return <span lang={text.lang}>{text.text}</span>;
  }
  const value = row.values[field.name] ?? '';
  if (Array.isArray(value)) return listText(t.language, value);
  if (field.input === 'switch')
    return value === 'yes' ? t('common:yes') : <span className="t-3">{t('common:no')}</span>;
  if (value === '') return null;
  switch (field.input) {
    case 'select':
      return t(optionKey(field, value));
    case 'moment':
      return <Moment value={value} />;
    case 'number':
      return <span className="num">{formatInteger(Number(value))}</span>;
    case 'url':
    case 'slug':
      return (
        <span lang="en" className="collection-code">
          {value.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
        </span>
      );
    default:
      return value;
  }
}

export function StateCell({ row }: { row: ListRow }) {
  const t = useT();
  return <Tag tone={STATE_TONES[row.state]}>{stateName(t, row.state)}</Tag>;
}

export function LanguagesCell({ row }: { row: ListRow }) {
  return <CompletenessMark completeness={row.completeness} small />;
}

export function Moment({ value }: { value: string | null }) {
  const t = useT();
  if (!value || Number.isNaN(Date.parse(value))) return null;
  return (
    <time dateTime={machineTime(value)} className="collection-moment">
      {formatDateTime(t.language, value)}
    </time>
  );
}
