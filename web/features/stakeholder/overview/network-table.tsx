import type { getNetworkPage } from '#shared/contracts/content.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';

type Network = ResponseOf<typeof getNetworkPage>;

/** Sectors by category: bars for the eye, the same figures as words beside them. */
export function NetworkTable({ network }: { network: Network }) {
  const t = useT();
  const sectors = network.nodes
    .filter(({ kind }) => kind === 'sector')
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 12);
  const most = Math.max(1, ...sectors.map(({ count }) => count));
  return (
    <table className="w-full border-collapse" aria-label={t('directory:overview.network_table')}>
      <thead className="sr-only">
        <tr>
          <th>{t('directory:overview.sector')}</th>
          <th>{t('directory:overview.total')}</th>
        </tr>
      </thead>
      <tbody>
        {sectors.map((sector) => {
          const name = localName(sector, t.language);
          return (
            <tr key={sector.id} className="border-b border-line">
              <th scope="row" className="w-2/5 py-3 pe-4 text-start font-medium" lang={name.lang}>
                <AppLink
                  to={`/ecosystem/discover?sector=${sector.slug}`}
                  className="no-underline hover:text-orange-text"
                >
                  {name.text}
                </AppLink>
              </th>
              <td className="py-3">
                <span className="flex items-center gap-3">
                  <span
                    className="h-4 bg-ink"
                    style={{ width: `${(sector.count / most) * 80}%` }}
                    aria-hidden="true"
                  />
                  <span className="num t-small">{formatInteger(sector.count)}</span>
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
