import type { getNetworkPage } from '#shared/contracts/content.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { sideOf } from '#shared/domain/insight/relations.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { type RelationNode, RelationPicture } from '#web/components/chart/relation-picture.tsx';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useT } from '#web/lib/texts.tsx';

type Network = ResponseOf<typeof getNetworkPage>;
type NetworkRecord = Network['records'][number];

const PATH = '/ecosystem';

/** Who works with whom, as a picture and as a list, all or by the currency of the money raised. */
export function NetworkRelations({ network, currency }: { network: Network; currency: string | null }) {
  const t = useT();
  const { records, ties, tie_totals, currencies } = network;
  const byId = new Map(records.map((record) => [record.id, record]));
  const count = tie_totals.reduce((sum, one) => sum + one.count, 0);
  return (
    <div id="network">
      <h2 className="t-h1">{t('directory:network.title')}</h2>
      <p className="t-2 mt-4 max-w-[64ch]">{t('directory:network.text')}</p>
      {currencies.length > 0 && (
        <div className="mt-6">
          <Tabs
            label={t('directory:network.currency')}
            keepScroll
            items={[null, ...currencies].map((one) => ({
              to: `${PATH}?funding_currency=${one ?? ''}`,
              text: one ?? t('directory:network.all'),
              current: one === currency,
            }))}
          />
        </div>
      )}
      {ties.length === 0 ? (
        <p className="t-2 mt-8">{t('directory:network.none')}</p>
      ) : (
        <>
          <ul className="relation-key" aria-label={t('directory:network.kinds')}>
            {tie_totals.map(({ kind, count: own }) => (
              <li key={kind}>
                <svg width="40" height="12" aria-hidden="true">
                  <path className={`relation-${kind}`} d="M0 6H40" />
                </svg>
                {t(`directory:network.key.${kind}`)} <span className="num t-3">{own}</span>
              </li>
            ))}
          </ul>
          <p className="t-small t-3 mb-6">{t('directory:network.hint')}</p>
          <Picture records={records} ties={ties} />
          <details className="chart-twin">
            <summary className="link t-small">{t('directory:network.list')}</summary>
            <DataTable
              caption={t('directory:network.title')}
              rows={ties.map((relation) => ({
                ...relation,
                from: byId.get(relation.source)!,
                into: byId.get(relation.target)!,
              }))}
              rowKey={({ kind, source, target }) => `${kind}${source}${target}`}
              columns={[
                {
                  key: 'who',
                  head: t('directory:network.who'),
                  kind: 'main',
                  cell: ({ from }) => <Name of={from} />,
                },
                {
                  key: 'relation',
                  head: t('directory:network.relation'),
                  cell: ({ kind }) => t(`directory:network.kind.${kind}`),
                },
                { key: 'whom', head: t('directory:network.whom'), cell: ({ into }) => <Name of={into} /> },
              ]}
            />
          </details>
          {count > ties.length && (
            <p className="t-small t-3">{t('directory:network.more', { shown: ties.length, count })}</p>
          )}
        </>
      )}
    </div>
  );
}

function Picture({ records, ties }: Pick<Network, 'records' | 'ties'>) {
  const t = useT();
  const node = (record: NetworkRecord): RelationNode => {
    const { text: label, lang } = localName(record, t.language);
    const title = t('directory:network.node', { name: label, count: record.ties });
    return { id: record.id, label, lang, to: stakeholderPath(record), title };
  };
  const best = [...records].sort((a, b) => b.ties - a.ties || a.name.localeCompare(b.name, 'en'));
  const column = (side: ReturnType<typeof sideOf>) =>
    best.filter(({ kind }) => sideOf(kind) === side).map(node);
  return (
    <>
      <div className="relation-heads t-small t-3" aria-hidden="true">
        <span>{t('directory:network.giving')}</span>
        <span>{t('directory:network.taking')}</span>
      </div>
      <RelationPicture
        title={t('directory:network.title')}
        left={column('giving')}
        right={column('taking')}
        relations={ties}
      />
    </>
  );
}

function Name({ of }: { of: NetworkRecord }) {
  const name = localName(of, useT().language);
  return (
    <AppLink to={stakeholderPath(of)} lang={name.lang} className="link">
      {name.text}
    </AppLink>
  );
}
