import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import { MEN } from '../content/person-names.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';
import { drawPng } from './draw-png.ts';
import { drawPortrait } from './draw-portrait.ts';
import { type DemoPicture, drawnPicture } from './drawn-picture.ts';

const SIZE = 160;
const MEN_NAMES: ReadonlySet<string> = new Set(MEN.map(([name]) => name));

/** Which portrait a given name of the demo data goes with. */
export const genderOf = (first_name: string) => (MEN_NAMES.has(first_name) ? 'man' : 'woman');

/** Somebody of the demo data with an account: who they are, and the id of their photo once there is one. */
interface Known {
  id: string;
  first_name: string;
  photo_id?: string;
}

/**
 * Gives everybody of every team a portrait, and `accounts` that stand in a team or have a page of their own the same
 * one in the menu. A person has one face wherever they are met, but a file in each place: each is replaced on its own.
 */
export function buildPortraits<T extends Known>(
  records: readonly StakeholderInput[],
  accounts: readonly T[],
  individuals: readonly { id: string; person_id: string }[],
  calendar: DemoCalendar,
): { records: StakeholderInput[]; accounts: T[]; photos: DemoPicture[] } {
  const photos: DemoPicture[] = [];
  const faces = new Map<string, string>(individuals.map(({ id, person_id }) => [person_id, id]));
  const photo = (place: 'stakeholder.team' | 'person.photo', of: string, face: string, name: string) => {
    const id = demoId('photo', place, of);
    const file = { id, purpose: place, key: `${place.replaceAll('.', '/')}/${id}.png`, name: 'photo.png' };
    photos.push(drawnPicture({ ...file, width: SIZE, height: SIZE }, () => drawFace(face, name), calendar));
    return id;
  };
  const withPhotos = records.map((record) => {
    if (!record.team_members) return record;
    const team_members = record.team_members.map((one) => {
      const face = faces.get(one.person_id ?? '') ?? one.id!;
      if (one.person_id) faces.set(one.person_id, face);
      return { ...one, photo_id: photo('stakeholder.team', one.id!, face, one.first_name) };
    });
    return { ...record, team_members };
  });
  return {
    records: withPhotos,
    accounts: accounts.map((one) => {
      const face = faces.get(one.id);
      return face ? { ...one, photo_id: photo('person.photo', one.id, face, one.first_name) } : one;
    }),
    photos,
  };
}

const drawFace = (face: string, first_name: string) =>
  drawPng(`face ${face}`, () => drawPortrait(genderOf(first_name), face, SIZE));
