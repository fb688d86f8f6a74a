import type { getNetworkPage } from '#shared/contracts/content.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { ChartKey } from '#web/components/chart/chart-key.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Bar } from '#web/components/ui/measure-bar.tsx';
import { useT } from '#web/lib/texts.tsx';

type Network = ResponseOf<typeof getNetworkPage>;
const SHOWN = 12;

/** The sectors with most records: startups solid, everyone else checked, the figures as words beside the bars. */
export function NetworkTable({ network }: { network: Network }) {
  const t = useT();
  const startups = new Map(
    network.links
      .filter(({ source }) => source === 'category:startup')
      .map(({ target, count }) => [target, count]),
  );
  const sectors = network.nodes
    .filter(({ kind }) => kind === 'sector')
    .map((node) => ({ ...node, startups: startups.get(node.id) ?? 0 }))
    .sort((a, b) => b.count - a.count)
    .slice(0, SHOWN);
  const most = Math.max(1, ...sectors.map(({ count }) => count));
  const width = (count: number) => `${(count / most) * 100}%`;
  return (
    <div>
      <ChartKey
        confirmed={t('directory:overview.network_startups')}
        stated={t('directory:overview.network_rest')}
      />
      <table className="network" aria-label={t('directory:overview.network_table')}>
        <thead className="sr-only">
          <tr>
            <th>{t('directory:overview.sector')}</th>
            <th>{t('directory:overview.network_startups')}</th>
            <th>{t('directory:overview.network_rest')}</th>
            <th>{t('directory:overview.total')}</th>
          </tr>
        </thead>
        <tbody>
          {sectors.map((sector) => {
            const name = localName(sector, t.language);
            const rest = Math.max(0, sector.count - sector.startups);
            return (
              <tr key={sector.id}>
                <th scope="row" lang={name.lang}>
                  <AppLink to={`/ecosystem/discover?sector=${sector.slug}`}>{name.text}</AppLink>
                </th>
                <td>
                  <span className="network-bar" aria-hidden="true">
                    <Bar className="network-solid" width={width(sector.startups)} />
                    <Bar className="network-check" width={width(rest)} />
                  </span>
                  <span className="sr-only">{formatInteger(sector.startups)}</span>
                </td>
                <td className="sr-only">{formatInteger(rest)}</td>
                <td className="network-sum num">{formatInteger(sector.count)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
