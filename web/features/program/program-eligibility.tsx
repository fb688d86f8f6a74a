import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
import { useT } from '#web/lib/texts.tsx';

/** Who can apply, one plain rule a row. */
export function ProgramEligibility({
  program,
  idPrefix = '',
}: {
  program: ProgramDetail;
  idPrefix?: string;
}) {
  const t = useT();
  const own = t.language === 'km' ? program.eligibility_kh : program.eligibility;
  const other = t.language === 'km' ? program.eligibility : program.eligibility_kh;
  const rules = own.length > 0 ? own : other;
  if (rules.length === 0) return null;
  const lang = own.length > 0 ? t.language : t.language === 'km' ? 'en' : 'km';
  return (
    <section aria-labelledby={`${idPrefix}rules`}>
      <h2 id={`${idPrefix}rules`} className="t-h2">
        {t('program:detail.eligibility')}
      </h2>
      <ul className="ruled" lang={lang}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
