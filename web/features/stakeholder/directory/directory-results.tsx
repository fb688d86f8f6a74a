import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Swatch } from '#web/components/krama/swatch.tsx';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { NameCell } from '#web/components/table/name-cell.tsx';
import { HitText, ListHits } from '#web/components/ui/hit-text.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { keptHtml } from '#web/lib/kept-html.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { useCategoryNames } from '../category-name.ts';
import { StakeholderRecordCard, useCardTexts } from '../stakeholder-record-card.tsx';
import { DirectoryEmpty } from './directory-empty.tsx';
import { directorySearch, withChange } from './directory-state.ts';
import type { DirectoryData } from './load-directory.ts';
import { MissingCard } from './missing-card.tsx';

/** The records of the page as cards or as a table, or the ways out where there are none. */
export function DirectoryResults(props: DirectoryData & { path: string }) {
  const { list, hits, state, category } = props;
  if (list.data.length === 0) return <DirectoryEmpty {...props} />;
  if (state.view === 'table') {
    return (
      <ListHits value={hits}>
        <DirectoryTable {...props} />
      </ListHits>
    );
  }
  const mixed = isMixed(category);
  const Card = Object.keys(hits).length > 0 ? StakeholderRecordCard : KeptCard;
  return (
    <ListHits value={hits}>
      <div className="cards">
        {list.data.map((card) => (
          <Card key={card.id} card={card} level={2} mixed={mixed} />
        ))}
        <MissingCard />
      </div>
    </ListHits>
  );
}

/** A record stands once in a list. What was searched is marked in it: then it is another card. */
const KeptCard = keptHtml('stakeholder', StakeholderRecordCard);

const isMixed = (category: string) => category === 'all' || category === 'other-stakeholder';

function DirectoryTable({ list, state, path, category }: DirectoryData & { path: string }) {
  const t = useT();
  const names = useCategoryNames();
  const sortBy = (ordering: typeof state.ordering, direction: 'ascending' | 'descending') => ({
    to: path + directorySearch(withChange(state, { ordering })),
    ...(state.ordering === ordering ? { direction } : {}),
  });
  const columns: Column<StakeholderCard>[] = [
    {
      key: 'name',
      head: t('directory:column.name'),
      kind: 'main',
      cell: (card) => <Name card={card} />,
      sort: sortBy('name', 'ascending'),
    },
    ...(isMixed(category)
      ? [
          {
            key: 'kind',
            head: t('directory:kind_label'),
            cell: (card: StakeholderCard) => names.one(card.category),
          },
        ]
      : []),
    {
      key: 'field',
      head: t('directory:column.field'),
      cell: ({ tags }) => tags[0] && <HitText text={localName(tags[0], t.language).text} />,
    },
    {
      key: 'province',
      head: t('directory:column.province'),
      cell: ({ province }) => province && <HitText text={localName(province, t.language).text} />,
    },
    ...(category === 'startup'
      ? [
          {
            key: 'stage',
            head: t('directory:column.stage'),
            cell: ({ stage }: StakeholderCard) => stage && localName(stage, t.language).text,
          },
        ]
      : []),
    {
      key: 'updated',
      head: t('directory:column.updated'),
      kind: 'wide',
      cell: ({ updated_at }) => <time dateTime={updated_at}>{formatDate(t.language, updated_at)}</time>,
      sort: sortBy('-updated', 'descending'),
    },
    {
      key: 'save',
      head: t('common:action.save'),
      hideHead: true,
      kind: 'end',
      cell: (card) => <Save card={card} />,
    },
  ];
  return (
    <DataTable
      caption={t('directory:table_caption')}
      columns={columns}
      rows={list.data}
      rowKey={({ id }) => id}
    />
  );
}

function Name({ card }: { card: StakeholderCard }) {
  const texts = useCardTexts(card);
  return (
    <NameCell
      picture={<Swatch seed={card.id} category={kramaOf(card.kind)} size={40} imageUrl={card.logo} />}
      to={stakeholderPath(card)}
      name={texts.name}
      nameLang={texts.nameLang}
      altName={texts.altName}
      {...(texts.altLang ? { altLang: texts.altLang } : {})}
    />
  );
}

function Save({ card }: { card: StakeholderCard }) {
  const { name } = useCardTexts(card);
  return <SaveToggle kind="stakeholder" id={card.id} name={name} saved={card.is_saved} />;
}
