import { type Collection, findField } from '#shared/domain/collection/collection.ts';
import { listText } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { doneName, fieldLabel } from '../collection-texts.ts';
import { Moment } from '../list/cells.tsx';
import type { HistoryData } from './load-history.ts';

export interface RevisionListProps {
  collection: Collection;
  revisions: HistoryData['revisions']['data'];
  current: number;
  from: number;
  to: number;
  compareTo: (from: number, to: number) => string;
}

/** The versions, newest first: who, when, what, and the way to what changed. */
export function RevisionList({ collection, revisions, current, from, to, compareTo }: RevisionListProps) {
  const t = useT();
  return (
    <ol className="history-list">
      {revisions.map((revision) => {
        const { version, verb, changed, actor, created_at } = revision;
        const by = actor ? localName(actor, t.language) : null;
        const isShown = version === to;
        return (
          <li key={version} data-shown={isShown || version === from || undefined}>
            <p>
              <b>{t('collection:history.version', { version: String(version) })}</b> · {doneName(t, verb)}
              {version === current && <span className="t-3"> · {t('collection:history.present')}</span>}
            </p>
            <p className="t-small t-2">
              <Moment value={created_at} />
              {by && (
                <>
                  , <span lang={by.lang}>{by.text}</span>
                </>
              )}
            </p>
            {changed.length > 0 && (
              <p className="t-small t-3">
                {listText(
                  t.language,
                  changed.map((name) => labelOf(name)),
                )}
              </p>
            )}
            <p className="history-links t-small">
              {version > 1 && (
                <AppLink
                  className="link"
                  to={compareTo(version - 1, version)}
                  aria-current={from === version - 1 && isShown ? 'true' : undefined}
                  keepScroll
                >
                  {t('collection:history.what_changed')}
                  <span className="sr-only">
                    {' '}
                    {t('collection:history.version', { version: String(version) })}
                  </span>
                </AppLink>
              )}
              {version !== current && (
                <AppLink className="link" to={compareTo(version, current)} keepScroll>
                  {t('collection:history.with_present')}
                  <span className="sr-only">
                    {' '}
                    {t('collection:history.version', { version: String(version) })}
                  </span>
                </AppLink>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );

  function labelOf(name: string) {
    const field = findField(collection, name);
    return field ? fieldLabel(t, field) : name;
  }
}
