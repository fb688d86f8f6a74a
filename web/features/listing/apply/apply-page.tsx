import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Building2 from 'lucide-react/icons/building-2';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Compass from 'lucide-react/icons/compass';
import HandCoins from 'lucide-react/icons/hand-coins';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Network from 'lucide-react/icons/network';
import Rocket from 'lucide-react/icons/rocket';
import Send from 'lucide-react/icons/send';
import { formHome, GET_LISTED_PATH, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DraftList } from '../choose/draft-list.tsx';
import type { ListedDraft } from '../load/list-drafts.ts';
import type { OwnDraft } from '../load/list-own-drafts.ts';
import { HelpBox } from '../step/help-box.tsx';
import { OwnDrafts } from './own-drafts.tsx';

interface Way {
  name: 'startup' | 'mentor' | 'investor' | 'eso' | 'other' | 'suggest' | 'suggest_event' | 'program';
  to: string;
  icon: LucideIcon;
}
const LIST: readonly Way[] = [
  { name: 'startup', to: stepPath('startup', 'basic'), icon: Rocket },
  { name: 'mentor', to: stepPath('mentor', 'basic'), icon: Compass },
  { name: 'investor', to: stepPath('investor', 'basic'), icon: HandCoins },
  { name: 'eso', to: stepPath('eso', 'basic'), icon: Building2 },
  // Which of the nine types it is stands on the page of all forms.
  { name: 'other', to: `${GET_LISTED_PATH}#other`, icon: Network },
];
const PROGRAMS: readonly Way[] = [
  { name: 'program', to: '/program', icon: Send },
  { name: 'suggest', to: formHome('program'), icon: Lightbulb },
  { name: 'suggest_event', to: formHome('event'), icon: CalendarPlus },
];

export interface ApplyPageProps {
  /** Forms begun in this browser. */
  drafts: readonly ListedDraft[];
  /** Profiles begun by whoever is signed in. */
  own: readonly OwnDraft[];
  now: string;
}

/** Everything one can ask for, each a plain link; what was begun stands first. */
export function ApplyPage({ drafts, own, now }: ApplyPageProps) {
  const t = useT();
  return (
    <div className="wrap page-top">
      <PageHead title={t('listing:apply.title')} description={t('listing:apply.lead')} />
      <h1 className="t-d1">{t('listing:apply.title')}</h1>
      <p className="t-lead t-2">{t('listing:apply.lead')}</p>
      <div className="detail">
        <div className="grid min-w-0 content-start gap-12">
          {own.length > 0 && <OwnDrafts drafts={own} />}
          {drafts.length > 0 && <DraftList drafts={drafts} now={now} discard={null} />}
          <Ways title={t('listing:apply.list')} ways={LIST} />
        </div>
        <aside className="grid content-start gap-10">
          <Ways title={t('listing:apply.programs')} ways={PROGRAMS} />
          <HelpBox />
        </aside>
      </div>
    </div>
  );
}

function Ways({ title, ways }: { title: string; ways: readonly Way[] }) {
  const t = useT();
  return (
    <section>
      <h2 className="t-h3 rule-below-ink pb-3">{title}</h2>
      <ul>
        {ways.map(({ name, to, icon }) => (
          <li key={name} className="rule-below">
            <AppLink to={to} className="row-link flex items-start gap-4 py-5">
              <Icon of={icon} size="l" className="mt-1 t-ink" />
              <span className="min-w-0 flex-1">
                <span className="t-h4 block t-ink">{t(`listing:apply.${name}.title`)}</span>
                <span className="t-2 block">{t(`listing:apply.${name}.text`)}</span>
              </span>
              <Icon of={ArrowRight} className="mt-1 flex-none t-ink" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
