import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { Brand } from '#web/components/krama/brand.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { type Step, Stepper, StepperBar } from '#web/components/ui/stepper.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { ViewSwitch } from '#web/components/ui/view-switch.tsx';
import type { SampleTexts } from './sample-texts.ts';

/** Brand, crumbs, tabs, pages, steps. */
export function NavigationParts({ texts: { nav, steps } }: { texts: SampleTexts }) {
  const stepList: Step[] = [
    { name: steps.basic, hint: steps.basicHint, state: 'done', to: '#navigation' },
    { name: steps.additional, hint: steps.additionalHint, state: 'now' },
    { name: steps.verify, hint: steps.verifyHint, state: 'next' },
  ];
  const pageTexts = { label: nav.pages, previous: nav.previous, next: nav.next, page: nav.page };
  return (
    <>
      <div className="flex flex-wrap items-center gap-8">
        <Brand name="Phum" second="ភូមិ" secondLang="km" to="#navigation" tone="paper" />
        <div className="night-box on-ink px-6 py-2">
          <Brand name="Phum" second="ភូមិ" secondLang="km" to="#navigation" />
        </div>
      </div>
      <Crumbs
        label={nav.crumbs}
        items={[
          { text: nav.home, to: '#navigation' },
          { text: nav.startups, to: '#krama' },
          { text: 'Srov Ledger', lang: 'en' },
        ]}
      />
      <Tabs
        label={nav.label}
        items={[
          { to: '#tab-1', text: nav.startups, count: '1,248', current: true },
          { to: '#tab-2', text: nav.mentors, count: '316' },
          { to: '#tab-3', text: nav.investors, count: '84' },
          { to: '#tab-4', text: nav.esos, count: '57' },
          { to: '#tab-5', text: nav.others, count: '203' },
        ]}
      />
      <Pagination current={1} total={9} pageTo={(page) => `#page-${page}`} texts={pageTexts} />
      <Pagination
        current={5}
        total={9}
        pageTo={(page) => `#page-${page}`}
        texts={{ ...pageTexts, label: `${nav.pages} 2` }}
      />
      <ViewSwitch
        label={nav.view}
        options={[
          { to: '#view-cards', label: nav.cards, icon: LayoutGrid, current: true },
          { to: '#view-table', label: nav.table, icon: Rows3 },
        ]}
      />
      <div className="grid gap-8 md:grid-cols-2">
        <Stepper label={steps.label} doneText={steps.done} steps={stepList} />
        <StepperBar text={steps.bar} steps={stepList} />
      </div>
    </>
  );
}
