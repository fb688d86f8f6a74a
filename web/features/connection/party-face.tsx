import type { Party } from '#shared/contracts/connection.contract.ts';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { ownPhoto } from '#web/lib/own-photo.ts';
import { useT } from '#web/lib/texts.tsx';
import { partyInitials } from './party-initials.ts';

/** The face of one end of a connection: a person's photo or letters, an organisation's logo or letters. */
export function PartyFace({ party }: { party: Pick<Party, 'kind' | 'name' | 'name_kh' | 'photo'> }) {
  const letters = partyInitials(party, useT().language);
  if (party.kind === 'stakeholder')
    return <LabelPlate logoUrl={party.photo || null} initials={letters.text} lang={letters.lang} />;
  return <Avatar initials={letters.text} photoUrl={ownPhoto(party, letters.text)} />;
}
