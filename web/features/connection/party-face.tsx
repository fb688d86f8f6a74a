import type { Party } from '#shared/contracts/connection.contract.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { ownPhoto } from '#web/features/profile/own-photo.ts';

/** The face of one end of a tie: a person's photo or letters, an organisation's logo or letters. */
export function PartyFace({ party }: { party: Pick<Party, 'kind' | 'name' | 'name_kh' | 'photo'> }) {
  const letters = initials(party.name || party.name_kh);
  if (party.kind === 'stakeholder') return <LabelPlate logoUrl={party.photo || null} initials={letters} />;
  return <Avatar initials={letters} photoUrl={ownPhoto(party, letters)} />;
}
