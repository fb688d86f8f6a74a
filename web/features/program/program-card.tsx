import type { ProgramCard as ProgramData } from '#shared/contracts/program.contract.ts';
import { programPath } from '#shared/domain/addresses.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { SaveToggle } from '#web/features/save/save-toggle.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CoverImage } from '../publication/cover-image.tsx';
import { ProgramDays } from './program-row.tsx';

/** A program as a card: its cover or the pattern of its organiser, its title, what is left of the time. */
export function ProgramCard({ program }: { program: ProgramData }) {
  const t = useT();
  const title = localName(program, t.language, 'title');
  const organiser = program.organiser && localName(program.organiser, t.language);
  return (
    <article className="card pub-card">
      {program.cover ? (
        <div className="pub-card-cover">
          <CoverImage cover={program.cover} small />
        </div>
      ) : (
        <Cover
          seed={program.organiser?.id ?? program.id}
          category={program.organiser ? kindFromSlug(program.organiser.category) : 'neutral'}
          height={168}
        />
      )}
      <div className="card-save">
        <SaveToggle kind="program" id={program.id} name={title.text} saved={program.is_saved} />
      </div>
      <div className="card-body">
        <h3 className="card-title" lang={title.lang}>
          <AppLink to={programPath(program)}>{title.text}</AppLink>
        </h3>
        {organiser && (
          <p className="card-alt" lang={organiser.lang}>
            {organiser.text}
          </p>
        )}
        <div className="pub-card-foot">
          <ProgramDays program={program} />
        </div>
      </div>
    </article>
  );
}
