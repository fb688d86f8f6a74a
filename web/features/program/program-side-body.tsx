import X from 'lucide-react/icons/x';
import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
import { programPath } from '#shared/domain/addresses.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconLink } from '#web/components/ui/icon-link.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { withoutLead } from '#web/features/content/without-lead.ts';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ProgramDates } from './program-dates.tsx';
import { ProgramEligibility } from './program-eligibility.tsx';
import { ProgramPanel } from './program-panel.tsx';

/** What the panel over the list says of its program; its heading is `opened-program`. */
export function ProgramSideBody({ program, back }: { program: ProgramDetail; back: string }) {
  const t = useT();
  const title = localName(program, t.language, 'title');
  const summary = localName(program, t.language, 'summary');
  const organiser = program.organiser && localName(program.organiser, t.language);
  return (
    <div className="side-panel-body">
      <div className="side-panel-head">
        <SaveToggle wide kind="program" id={program.id} name={title.text} saved={program.is_saved} />
        <IconLink to={back} label={t('common:action.close')} keepScroll>
          <Icon of={X} size="l" />
        </IconLink>
      </div>
      <h2 id="opened-program" className="t-h1" lang={title.lang}>
        {title.text}
      </h2>
      {organiser && (
        <p className="t-2 mt-1" lang={organiser.lang}>
          {organiser.text}
        </p>
      )}
      <div className="my-8">
        <ProgramPanel program={program} />
      </div>
      <p className="t-lead mb-4" lang={summary.lang}>
        {summary.text}
      </p>
      <RichText content={withoutLead(localName(program, t.language, 'body'), summary.text)} />
      <div className="side-panel-parts">
        <ProgramEligibility program={program} idPrefix="opened-" />
        <ProgramDates program={program} idPrefix="opened-" />
      </div>
      <MoreLink to={programPath(program)}>{t('program:detail.whole')}</MoreLink>
    </div>
  );
}
