import type { Relations } from '#shared/contracts/stakeholder-relations.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { SourceLine } from '#web/components/table/source-line.tsx';
import { useT } from '#web/lib/texts.tsx';
import { PageLine } from './page-link.tsx';

/** Rounds of others in which an investor took part; the amount is that of the whole round. */
export function StakeholderInvestments({ investments }: { investments: Relations['investments'] }) {
  const t = useT();
  if (investments.length === 0) return null;
  return (
    <section id="investments" aria-labelledby="investments-title">
      <h2 id="investments-title" className="t-h1">
        {t('stakeholder:section.investments')} <span className="t-3 num t-normal">{investments.length}</span>
      </h2>
      <ul className="rounds">
        {investments.map((one) => {
          const type = localName(one.funding_type, t.language);
          return (
            <li key={one.id + one.into.id}>
              <PageLine page={one.into}>
                <span lang={type.lang}>{type.text}</span> · {formatDate(t.language, one.announced_date)}
              </PageLine>
              <div>
                <p className="strong num">{formatMoney(t.language, one.amount, one.currency)}</p>
                <SourceLine
                  kind={one.confirmed ? 'confirmed' : 'stated'}
                  text={t(`stakeholder:investment.${one.confirmed ? 'confirmed' : 'stated'}`)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <p className="t-cap t-3 mt-3">{t('stakeholder:investment.note')}</p>
    </section>
  );
}
