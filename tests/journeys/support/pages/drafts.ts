import { createDraft } from '#shared/contracts/listing.contract.ts';
import { FORMS } from '#shared/domain/listing/forms.ts';
import { draftCookieName, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { isSuggestionKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { suggestionValues } from '#tests/factories/suggestion-values.ts';
import type { Site } from '../site.ts';
import type { Looker, Place } from './place.ts';

/** A form begun, filled in whole; its secret. */
export const newDraft = async (site: Site, kind: SubjectKind, steps_done: string[]) => {
  const values = isSuggestionKind(kind) ? suggestionValues(kind) : listingValues(kind);
  return (await site.send(createDraft, { kind, values, steps_done })).secret;
};

/** Every step of a form. */
export function stepsOf(kind: SubjectKind, route: string): Place[] {
  return FORMS[kind].steps.map(({ name: step }) => ({
    route,
    note: `${kind}, ${step}`,
    address: (site, page) => stepOfDraft(site, page, kind, step),
  }));
}

/** A step of a form whose steps before are done and filled in. */
async function stepOfDraft(site: Site, page: Looker, kind: SubjectKind, step: string): Promise<string> {
  const names = FORMS[kind].steps.map(({ name }) => name);
  const steps_done = names.slice(0, names.indexOf(step as (typeof names)[number]));
  const secret = await newDraft(site, kind, steps_done);
  await page.context().addCookies([{ name: draftCookieName(kind, false), value: secret, url: site.origin }]);
  return stepPath(kind, step);
}
