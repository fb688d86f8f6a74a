import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
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

/**
 * A program over the list (`/program?id=`, B.06). The server sends it open, so that it is read without a script; with one
 * it becomes a true dialog: what is behind it can be neither reached nor read, Escape leads back to the list.
 */
export function ProgramSidePanel({ program, back }: { program: ProgramDetail; back: string }) {
  const t = useT();
  const navigate = useNavigate();
  const ref = useRef<HTMLDialogElement>(null);
  const title = localName(program, t.language, 'title');
  const summary = localName(program, t.language, 'summary');
  const organiser = program.organiser && localName(program.organiser, t.language);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.removeAttribute('open');
    dialog.showModal();
    return () => dialog.close();
  }, []);
  const leave = () => void navigate(back, { preventScrollReset: true });
  return (
    <dialog
      ref={ref}
      open
      className="side-panel"
      // A press beside it asks to close as Escape does.
      {...{ closedby: 'any' }}
      aria-labelledby="opened-program"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
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
        <MoreLink to={`/program/${program.id}`}>{t('program:detail.whole')}</MoreLink>
      </div>
    </dialog>
  );
}
