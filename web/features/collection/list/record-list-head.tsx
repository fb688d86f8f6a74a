import Plus from 'lucide-react/icons/plus';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { statesOf } from '#shared/domain/collection/collection-state.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CONTENT_PATH, exportPath, importPath, newRecordPath } from '../collection-paths.ts';
import { pluralName, singularName, stateName } from '../collection-texts.ts';
import type { ListData } from './load-records.ts';
import { listQuery, listTo, withChange } from './record-list-state.ts';

/** What is kept here, what can be added, and the states as tabs. */
export function ListHead({ collection, data: { state, list } }: { collection: Collection; data: ListData }) {
  const t = useT();
  const title = pluralName(t, collection);
  const page = formatInteger(list.current_page);
  return (
    <>
      <PageHead
        title={list.current_page > 1 ? t('desk:queue.page_title', { title, number: page }) : title}
        robots="noindex"
      />
      <Crumbs
        label={t('collection:way')}
        items={[{ text: t('collection:overview.title'), to: CONTENT_PATH }, { text: title }]}
      />
      <div className="desk-head">
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="t-2">{t(collection.aboutKey)}</p>
        </div>
        <div className="btn-row">
          <ButtonLink look="line" to={exportPath(collection.name, listQuery(withChange(state, {})))} reload>
            {t('collection:list.export')}
          </ButtonLink>
          <ButtonLink look="line" to={importPath(collection.name)}>
            {t('collection:list.import')}
          </ButtonLink>
          {!collection.closed && (
            <ButtonLink to={newRecordPath(collection.name)} icon={<Icon of={Plus} />}>
              {t('collection:list.add', { name: singularName(t, collection) })}
            </ButtonLink>
          )}
        </div>
      </div>
      <Tabs
        label={t('collection:list.states')}
        keepScroll
        items={(['all', ...statesOf(collection)] as const)
          .filter((one) => !(collection.closed && one === 'bin'))
          // What is not drafted is all published.
          .filter((one) => collection.publishes || one !== 'published')
          .map((one) => ({
            to: listTo(collection, withChange(state, { state: one })),
            text: stateName(t, one),
            count: formatInteger(list.counts.find((entry) => entry.state === one)?.count ?? 0),
            current: state.state === one,
          }))}
      />
    </>
  );
}
