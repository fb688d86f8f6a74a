import { expect, it } from 'vitest';
import { profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { placeIn } from './field-place.ts';

it('every field of a form is kept somewhere', () => {
  const lost = STAKEHOLDER_KINDS.flatMap((kind) =>
    profileFieldsOf(kind).flatMap(({ name }) => {
      try {
        placeIn(kind, name);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    }),
  );
  expect(lost).toEqual([]);
});
