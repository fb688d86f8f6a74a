import { ANSWER_WORKING_DAYS } from '#shared/constants.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ChooseData } from '../load/load-choose.ts';
import { HelpBox } from '../step/help-box.tsx';
import { DraftList } from './draft-list.tsx';

const KindList = serverDrawn(() => import('./kind-list.tsx').then((file) => file.KindList));
export const fetchKinds = KindList.fetch;

/** The entry to get listed: go on with what was begun, choose what to list, know what it takes. */
export function ChoosePage({ data }: { data: ChooseData }) {
  const t = useT();
  return (
    <div className="wrap page-top">
      <PageHead title={t('listing:title')} description={t('listing:choose.description')} />
      <h1 className="t-d1">{t('listing:title')}</h1>
      <p className="t-lead t-2">{t('listing:choose.lead')}</p>
      <div className="detail">
        <div className="grid min-w-0 content-start gap-12">
          {data.discarded && (
            <Notice tone="ok" live>
              {t('listing:choose.discarded')}
            </Notice>
          )}
          {data.drafts.length > 0 && <DraftList {...data} />}
          <KindList />
        </div>
        <aside className="grid content-start gap-10">
          <Points
            title={t('listing:choose.need')}
            points={[
              t('listing:choose.need_names'),
              t('listing:choose.need_contact'),
              t('listing:choose.need_text'),
              t('listing:choose.need_logo'),
            ]}
          />
          <Points
            title={t('listing:choose.after')}
            points={[
              t('listing:choose.after_save'),
              t('listing:choose.after_code'),
              t('listing:choose.after_review', { count: ANSWER_WORKING_DAYS }),
              t('listing:choose.after_public'),
            ]}
          />
          <HelpBox />
        </aside>
      </div>
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h2 className="t-h3 rule-below-ink pb-3">{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point} className="rule-below py-3 t-2">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
