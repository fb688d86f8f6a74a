import { QUARTER } from '#shared/domain/insight/quarter.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { type Insights, tabPath } from './insight-data.ts';

/** "Q3 2026" */
export function quarterName(t: Translator, quarter: string): string {
  const [, year = '', number = ''] = QUARTER.exec(quarter) ?? [];
  return t('insight:group.quarter', { year, quarter: number });
}

/** The quarters whose figures are kept, each under its own address, and the checksum of the one that is shown. */
export function KeptQuarters({ insights: { tab, quarter, quarters, checksum } }: { insights: Insights }) {
  const t = useT();
  return (
    <div>
      <h2 className="t-h2">{t('insight:quarters')}</h2>
      <p className="t-2 mt-3 max-w-[52ch]">
        {t(quarters.length > 0 ? 'insight:quarters_text' : 'insight:quarters_none')}
      </p>
      {quarters.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {quarters.map((one) => (
            <li key={one}>
              <AppLink
                to={`${tabPath(tab)}?quarter=${one}`}
                className="link inline-flex min-h-11 items-center"
                aria-current={one === quarter ? 'page' : undefined}
              >
                {quarterName(t, one)}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {checksum && (
        <p className="t-small t-3 mt-4">
          {t('insight:checksum')} <span className="checksum block">{checksum}</span>
        </p>
      )}
    </div>
  );
}
