import type { Translator } from '#shared/i18n/translate.ts';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useT } from '#web/lib/texts.tsx';
import { untoldRelations } from '../relations/untold-relations.ts';
import { hasAbout } from './about-text.ts';
import type { RecordView } from './record-view.ts';
import { useSectionInView } from './use-section-in-view.ts';

const TERMS = ['expertise', 'interest', 'service', 'areas'] as const;
const PARTS = ['person', 'programs', 'team', 'funding', 'investments', 'cohorts', 'works-with'] as const;
type Section = 'about' | (typeof TERMS)[number] | (typeof PARTS)[number] | 'video';

/** In the order of the page: a startup's money before its places, everyone else's skills first. */
const sectionsOf = ({ kind }: RecordView): readonly Section[] =>
  kind === 'startup' ? ['about', ...PARTS, ...TERMS, 'video'] : ['about', ...TERMS, ...PARTS, 'video'];

/** The parts of the page, the one being read marked. */
export function StakeholderTabs({ record }: { record: RecordView }) {
  const t = useT();
  const ids = sectionsOf(record).filter((id) => has(t, record, id));
  const inView = useSectionInView(ids);
  if (ids.length < 2) return <div className="rule-below" />;
  return (
    <div className="tab-bar">
      <div className="wrap">
        <Tabs
          label={t('stakeholder:tabs')}
          items={ids.map((id) => ({
            to: `#${id}`,
            text: sectionTitle(t, record, id),
            current: id === inView,
          }))}
        />
      </div>
    </div>
  );
}

function has(t: Translator, record: RecordView, id: Section): boolean {
  switch (id) {
    case 'about':
      return hasAbout(record, t.language);
    case 'person':
      return record.individual !== null || record.hidden.includes('individual');
    case 'team':
      return record.team_count > 0 || record.hidden.includes('team_members');
    case 'funding':
      return record.funding.rounds.length > 0;
    case 'programs':
    case 'investments':
    case 'cohorts':
      return record[id].length > 0;
    case 'works-with':
      return untoldRelations(record).length > 0;
    case 'areas':
      return record.areas.length > 0;
    case 'video':
      return record.video !== null;
    default:
      return record.terms[id].length > 0;
  }
}

function sectionTitle(t: Translator, record: RecordView, id: Section): string {
  if (id === 'about')
    return t(record.products.length > 0 ? 'stakeholder:section.product' : 'stakeholder:section.about');
  if (id === 'works-with') return t('stakeholder:section.works_with');
  return t(`stakeholder:section.${id === 'service' ? 'services' : id}`);
}
