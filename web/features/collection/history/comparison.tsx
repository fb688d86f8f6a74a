import { type Collection, findField } from '#shared/domain/collection/collection.ts';
import { useT } from '#web/lib/texts.tsx';
import { fieldLabel } from '../collection-texts.ts';
import type { HistoryData } from './load-history.ts';

type Compared = NonNullable<HistoryData['comparison']>;

/** Two versions side by side, field by field; the words that differ are marked. */
export function Comparison({ collection, comparison }: { collection: Collection; comparison: Compared }) {
  const t = useT();
  if (comparison.fields.length === 0) return <p className="t-2 mt-4">{t('collection:history.same')}</p>;
  return (
    <dl className="compare">
      {comparison.fields.map(({ name, parts }) => {
        const field = findField(collection, name);
        return (
          <div key={name} className="compare-field">
            <dt>{field ? fieldLabel(t, field) : name}</dt>
            <dd className="compare-side">
              <span className="t-small t-3 block">
                {t('collection:history.version', { version: String(comparison.from.version) })}
              </span>
              <Side parts={parts} leaves="added" lang={field?.lang ?? undefined} />
            </dd>
            <dd className="compare-side">
              <span className="t-small t-3 block">
                {t('collection:history.version', { version: String(comparison.to.version) })}
              </span>
              <Side parts={parts} leaves="removed" lang={field?.lang ?? undefined} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface SideProps {
  parts: Compared['fields'][number]['parts'];
  /** What only the other side has. */
  leaves: 'added' | 'removed';
  lang: string | undefined;
}

function Side({ parts, leaves, lang }: SideProps) {
  const t = useT();
  const shown = parts.filter(({ kind }) => kind !== leaves);
  if (shown.every(({ text }) => text.trim() === ''))
    return <span className="t-3">{t('common:not_provided')}</span>;
  return (
    <p lang={lang} className="compare-text">
      {shown.map(({ kind, text }, i) => {
        if (kind === 'same') return text;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return <Mark key={`${i} ${text}`}>{text}</Mark>;
      })}
    </p>
  );
}
