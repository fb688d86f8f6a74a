import './program-rows.css';
import type { Relations } from '#shared/contracts/stakeholder-relations.ts';
import { programPath } from '#shared/domain/addresses.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Tag, type TagTone } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';

const TONES: Readonly<Record<Relations['programs'][number]['status'], TagTone>> = {
  open: 'ok',
  upcoming: 'info',
  closed: 'idle',
};

/** Programs that a support organisation runs, and whether one can apply now. */
export function StakeholderPrograms({ programs }: { programs: Relations['programs'] }) {
  const t = useT();
  if (programs.length === 0) return null;
  return (
    <section id="programs" aria-labelledby="programs-title">
      <h2 id="programs-title" className="t-h1">
        {t('stakeholder:section.programs')} <span className="t-3 num t-normal">{programs.length}</span>
      </h2>
      <ul className="relation-rows">
        {programs.map(({ id, tail, status, closes_at, ...titles }) => {
          const title = localName(titles, t.language, 'title');
          return (
            <li key={id}>
              <h3 className="t-h4" lang={title.lang}>
                <AppLink className="link" to={programPath({ id, tail })}>
                  {title.text}
                </AppLink>
              </h3>
              <Tag tone={TONES[status]}>{t(`stakeholder:program.${status}`)}</Tag>
              {closes_at && (
                <p className="t-small t-3">
                  {t(status === 'closed' ? 'stakeholder:program.closed_on' : 'stakeholder:program.closes', {
                    date: formatDate(t.language, closes_at),
                  })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
