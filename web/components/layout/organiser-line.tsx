import type { ProgramCard } from '#shared/contracts/program.contract.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { useLanguage } from '#web/lib/texts.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { LabelPlate } from '../ui/label-plate.tsx';

/** Who runs a program or an event: the sewn label, the name, what they are here. */
export function OrganiserLine({
  organiser,
  role,
}: {
  organiser: NonNullable<ProgramCard['organiser']>;
  role: string;
}) {
  const name = localName(organiser, useLanguage());
  return (
    <div className="page-band-by">
      <LabelPlate size="s" initials={initials(name.text)} logoUrl={organiser.logo} lang={name.lang} />
      <p>
        <AppLink className="strong" lang={name.lang} to={stakeholderPath(organiser)}>
          {name.text}
        </AppLink>
        <small>{role}</small>
      </p>
    </div>
  );
}
