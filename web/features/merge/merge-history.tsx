import { Form } from 'react-router';
import type { Merge } from '#shared/contracts/merge.contract.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';

/** The merges so far, newest first, each with the way back while there is one. */
export function MergeHistory({ merges }: { merges: readonly Merge[] }) {
  const t = useT();
  return (
    <Section id="merges" title={t('merge:history.title')} className="admin-section mt-12">
      {merges.length === 0 && <p className="t-2">{t('merge:history.none')}</p>}
      {merges.length > 0 && (
        <Form method="post" preventScrollReset className="desk-list">
          <DataTable
            caption={t('merge:history.title')}
            rows={merges}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'from',
                head: t('merge:history.column.from'),
                kind: 'main',
                cell: ({ from }) => <span className="strong">{from.name}</span>,
              },
              { key: 'into', head: t('merge:history.column.into'), cell: (row) => <Into merge={row} /> },
              {
                key: 'who',
                head: t('merge:history.column.who'),
                kind: 'wide',
                cell: ({ actor }) => actor && staffName(actor, t.language).text,
              },
              {
                key: 'when',
                head: t('merge:history.column.when'),
                cell: ({ created_at }) => formatDateTime(t.language, created_at),
              },
              {
                key: 'undo',
                head: t('merge:history.undo'),
                hideHead: true,
                cell: (row) => <Undo merge={row} />,
              },
            ]}
          />
        </Form>
      )}
    </Section>
  );
}

function Into({ merge: { into } }: { merge: Merge }) {
  const t = useT();
  if (!into) return t('merge:history.gone');
  const name = localName(into, t.language);
  return into.path ? (
    <AppLink to={into.path} className="link" lang={name.lang}>
      {name.text}
    </AppLink>
  ) : (
    <span lang={name.lang}>{name.text}</span>
  );
}

function Undo({ merge }: { merge: Merge }) {
  const t = useT();
  if (merge.undone_at) return <Tag tone="idle">{t('merge:history.undone')}</Tag>;
  if (!merge.undo_until) return null;
  return (
    <Button
      type="submit"
      name="undo"
      value={merge.id}
      look="line"
      size="s"
      title={t('merge:history.until', { date: formatDateTime(t.language, merge.undo_until) })}
    >
      {t('merge:history.undo')}
    </Button>
  );
}
