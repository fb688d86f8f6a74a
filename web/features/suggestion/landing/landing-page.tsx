import ArrowRight from 'lucide-react/icons/arrow-right';
import { ANSWER_WORKING_DAYS } from '#shared/constants.ts';
import { formHome, stepPath } from '#shared/domain/listing/listing-paths.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { DraftList } from '#web/features/listing/choose/draft-list.tsx';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { LandingData } from '../load/load-landing.ts';

const Examples = serverDrawn(() => import('./examples.tsx').then((file) => file.Examples));
export const fetchExamples = Examples.fetch;

const STEPS = ['after_fill', 'after_link', 'after_review', 'after_public'] as const;
const NEEDS = ['need_1', 'need_2', 'need_3', 'need_4'] as const;

/** Where a suggestion begins: what it takes, how it goes, what it looks like then. */
export function LandingPage({ data }: { data: LandingData }) {
  const t = useT();
  const { kind, drafts } = data;
  const title = t(`suggestion:landing.${kind}.title`);
  const lead = t(`suggestion:landing.${kind}.lead`);
  return (
    <>
      <PageHead title={title} description={lead} />
      {kind === 'program' ? (
        <PageHero title={title} lead={lead} seed="sharing" />
      ) : (
        <div className="wrap page-top">
          <h1 className="t-d1">{title}</h1>
          <p className="t-lead t-2">{lead}</p>
        </div>
      )}
      <div className="wrap detail">
        <div className="detail-main">
          {data.discarded && (
            <Notice tone="ok" live>
              {t('listing:choose.discarded')}
            </Notice>
          )}
          {drafts.length > 0 && <DraftList drafts={drafts} discard={null} now={data.now} />}
          <div className="grid gap-6">
            <p className="t-lead max-w-[52ch]">{t(`suggestion:landing.${kind}.opening`)}</p>
            <div className="on-phone">
              <ButtonLink size="big" to={stepPath(kind, 'details')} iconEnd={<Icon of={ArrowRight} />}>
                {t(`suggestion:landing.${kind}.begin`)}
              </ButtonLink>
            </div>
          </div>
          <section aria-labelledby="after">
            <h2 id="after" className="t-h2">
              {t('suggestion:landing.after')}
            </h2>
            <ol className="numbered">
              {STEPS.map((step) => (
                <li key={step}>
                  <h3 className="t-h4">{t(`suggestion:landing.${step}`)}</h3>
                  <p className="t-2">
                    {t(`suggestion:landing.${step}_text`, { count: ANSWER_WORKING_DAYS })}
                  </p>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <aside className="detail-side">
          <div className="panel panel-ink lead-panel">
            <p className="lead-day">
              <b>{ANSWER_WORKING_DAYS}</b>
              <span className="t-2">{t('suggestion:landing.days')}</span>
            </p>
            <ButtonLink size="big" to={stepPath(kind, 'details')} iconEnd={<Icon of={ArrowRight} />}>
              {t(`suggestion:landing.${kind}.begin`)}
            </ButtonLink>
          </div>
          <section>
            <h2 className="t-h4 rule-below-ink pb-3">{t('suggestion:landing.need')}</h2>
            <ul>
              {NEEDS.map((need) => (
                <li key={need} className="rule-below py-3 t-2">
                  {t(`suggestion:landing.${kind}.${need}`)}
                </li>
              ))}
            </ul>
          </section>
          <Other kind={kind} />
        </aside>
      </div>
      <Examples kind={kind} programs={data.programs} events={data.events} />
    </>
  );
}

/** Who came to tell of the other kind is one link away. */
function Other({ kind }: { kind: SuggestionKind }) {
  const t = useT();
  const other = kind === 'program' ? 'event' : 'program';
  return (
    <p className="t-small t-2">
      {t(`suggestion:landing.also_${kind}`)}{' '}
      <AppLink className="link" to={formHome(other)}>
        {t(`listing:kind.${other}.form`)}
      </AppLink>
    </p>
  );
}
