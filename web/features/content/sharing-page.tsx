import Mail from 'lucide-react/icons/mail';
import type { ProgramCard } from '#shared/contracts/program.contract.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { ProgramRow } from '#web/features/program/program-row.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CONTACT } from './addresses.ts';
import { MailLink } from './mail-link.tsx';

const STEPS = ['offer', 'rules', 'dates', 'size'] as const;

/** How a program comes onto the site: what to send, where to, and what it looks like then. */
export function SharingPage({ programs }: { programs: readonly ProgramCard[] }) {
  const t = useT();
  const title = t('content:sharing.title');
  const lead = t('content:sharing.lead');
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageHero title={title} lead={lead} seed="sharing" />
      <div className="wrap detail">
        <div className="detail-main">
          <p className="t-lead max-w-[52ch]">{t('content:sharing.opening')}</p>
          <section aria-labelledby="send">
            <h2 id="send" className="t-h2">
              {t('content:sharing.what')}
            </h2>
            <ol className="numbered">
              {STEPS.map((step) => (
                <li key={step}>
                  <h3 className="t-h4">{t(`content:sharing.step.${step}`)}</h3>
                  <p className="t-2">{t(`content:sharing.step.${step}_text`)}</p>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <aside className="detail-side">
          <div className="panel panel-ink lead-panel">
            <p className="lead-day">
              <b>5</b>
              <span className="t-2">{t('content:sharing.days')}</span>
            </p>
            <ButtonLink size="big" to={draftOf(t)} icon={<Icon of={Mail} />}>
              {t('content:sharing.write')}
            </ButtonLink>
            <p className="t-small t-2">
              {t('content:sharing.write_hint')} <MailLink address={CONTACT.programs} />
            </p>
          </div>
        </aside>
      </div>
      {programs.length > 0 && (
        <section className="section border-t border-line">
          <div className="wrap">
            <div className="head-row">
              <h2 className="t-h1">{t('content:sharing.looks')}</h2>
              <MoreLink to="/program">{t('common:action.view_all')}</MoreLink>
            </div>
            <ul className="program-list">
              {programs.map((program) => (
                <ProgramRow key={program.id} program={program} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

/** A letter with the questions already in it. */
function draftOf(t: ReturnType<typeof useT>): string {
  const lines = STEPS.map(
    (step) => `${t(`content:sharing.step.${step}`)}\n(${t(`content:sharing.step.${step}_text`)})\n\n`,
  );
  const subject = encodeURIComponent(t('content:sharing.subject'));
  return `mailto:${CONTACT.programs}?subject=${subject}&body=${encodeURIComponent(lines.join('\n'))}`;
}
