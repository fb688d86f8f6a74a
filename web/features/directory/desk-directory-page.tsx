import '../collection/collection.css';
import '../collection/list/list.css';
import { DIRECTORY_PATH, DIRECTORY_STATES, DUPLICATES_PATH } from '#shared/domain/directory.ts';
import { DIRECTORY_IMPORT_PATH } from '#shared/domain/directory-import.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { CompactList } from '#web/features/desk/list/compact-list.tsx';
import { CompactSwitch } from '#web/features/desk/list/compact-switch.tsx';
import { DeskList } from '#web/features/desk/list/desk-list.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { KeysLine } from '../desk/keys/keys-line.tsx';
import { useRowKeys } from '../desk/keys/use-row-keys.ts';
import { DirectoryToolbar } from './desk-directory-toolbar.tsx';
import { DirectoryTable } from './directory-table.tsx';
import { fileTo, isNarrowed, viewTo, withChange } from './directory-view.ts';
import type { DirectoryData } from './load-desk-directory.ts';

/** All that the directory holds, whatever its kind and state, to be found, narrowed, taken along and opened. */
export function DirectoryPage({ data, mayDecide }: { data: DirectoryData; mayDecide: boolean }) {
  const t = useT();
  const { view, list } = data;
  useRowKeys();
  return (
    <CompactList>
      <ListHead title={t('directory-desk:title')} lead={t('directory-desk:lead')} page={list.current_page}>
        <div className="btn-row">
          {mayDecide && (
            <ButtonLink look="line" to={DIRECTORY_IMPORT_PATH}>
              {t('directory-desk:import')}
            </ButtonLink>
          )}
          <ButtonLink look="line" to={DUPLICATES_PATH}>
            {t('directory-desk:duplicates.link')}
          </ButtonLink>
          <ButtonLink look="line" to={fileTo(view, 'csv')} reload>
            {t('directory-desk:export.csv')}
          </ButtonLink>
          <ButtonLink look="line" to={fileTo(view, 'xlsx')} reload>
            {t('directory-desk:export.xlsx')}
          </ButtonLink>
        </div>
      </ListHead>
      <Tabs
        label={t('directory-desk:states')}
        keepScroll
        items={(['all', ...DIRECTORY_STATES] as const).map((state) => ({
          to: viewTo(withChange(view, { state })),
          text: t(`directory-desk:state.${state}`),
          count: formatInteger(list.counts[state]),
          current: state === view.state,
        }))}
      />
      <DirectoryToolbar data={data} />
      {list.data.length === 0 ? (
        <EmptyState
          title={t(isNarrowed(view) ? 'directory-desk:empty.filtered' : 'directory-desk:empty.state')}
          text={t('directory-desk:empty.text')}
          actions={
            isNarrowed(view) &&
            view.state !== 'all' && (
              <ButtonLink look="line" to={viewTo(withChange(view, { state: 'all' }))}>
                {t('directory-desk:empty.everywhere')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <div className="collection-list">
          <DeskList tools={<CompactSwitch />} found={t('directory-desk:found', { count: list.item_count })}>
            <DirectoryTable data={data} mayDecide={mayDecide} />
          </DeskList>
        </div>
      )}
      <div className="mt-8">
        <ListPages path={DIRECTORY_PATH} list={list} />
      </div>
      <KeysLine decide={false} select={false} />
    </CompactList>
  );
}
