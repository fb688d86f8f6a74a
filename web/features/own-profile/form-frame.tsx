import type { ReactNode } from 'react';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { Terms } from '#web/features/listing/fields/field-options.ts';
import { FormContext, type PictureSlot } from '#web/features/listing/fields/listing-form-frame.ts';
import type { ProblemTexts } from '#web/features/listing/values/problem-list.ts';
import { bareProblem } from '#web/lib/read-problem.ts';

/** Pictures of a profile have a part of their own; the fields of the others know none. */
const NO_PICTURE: PictureSlot = {
  stored: null,
  upload: async () => ({ ok: false, problem: bareProblem(404) }),
  remove: () => {},
};

const nothing = () => {};

/** What the fields of a form of a profile share. */
export function FormFrame({
  kind,
  values,
  problems,
  warnings = {},
  terms = {},
  onChoose = nothing,
  children,
}: {
  kind: StakeholderKind;
  values: Readonly<ListingValues>;
  problems: ProblemTexts;
  warnings?: ProblemTexts;
  terms?: Terms;
  onChoose?: (name: string) => void;
  children: ReactNode;
}) {
  return (
    <FormContext value={{ kind, values, problems, warnings, terms, picture: NO_PICTURE, onChoose }}>
      {children}
    </FormContext>
  );
}
