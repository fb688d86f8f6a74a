import { type Collection, findField } from '#shared/domain/collection/collection.ts';
import { listText } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DataTable } from '#web/components/table/data-table.tsx';
import { useT } from '#web/lib/texts.tsx';
import { doneName, fieldLabel } from '../collection-texts.ts';
import { Moment } from '../list/cells.tsx';
import type { HistoryData } from './load-history.ts';

type Entry = NonNullable<HistoryData['audit']>['data'][number];

/** Who did what with the record, and when. */
export function AuditList({ collection, entries }: { collection: Collection; entries: readonly Entry[] }) {
  const t = useT();
  return (
    <div className="mt-6">
      <DataTable
        caption={t('collection:history.audit')}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'verb',
            head: t('collection:history.what'),
            kind: 'main',
            cell: ({ verb }) => <b>{doneName(t, verb)}</b>,
          },
          { key: 'who', head: t('collection:history.who'), cell: ({ actor }) => <Who actor={actor} /> },
          {
            key: 'when',
            head: t('collection:history.when'),
            cell: ({ created_at }) => <Moment value={created_at} />,
          },
          {
            key: 'fields',
            head: t('collection:history.fields'),
            cell: ({ fields }) =>
              listText(
                t.language,
                fields.map((name) => {
                  const field = findField(collection, name);
                  return field ? fieldLabel(t, field) : name;
                }),
              ),
          },
        ]}
      />
    </div>
  );
}

function Who({ actor }: { actor: Entry['actor'] }) {
  const t = useT();
  if (!actor) return t('collection:history.system');
  const name = localName(actor, t.language);
  return <span lang={name.lang}>{name.text}</span>;
}
