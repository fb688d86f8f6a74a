import { type RouterContextProvider, redirect } from 'react-router';
import type { BulkKindName } from '#shared/domain/bulk.ts';
import type { CaseStep } from '../act-on-case.ts';
import { bulkItems, bulkTo, isBulkVerb } from '../bulk/bulk-paths.ts';
import { type ManyAnswer, takeSteps } from './take-steps.ts';

/**
 * What the list of a kind does with what is ticked: takes it or gives it back; or leads to where one looks at a decision on
 * all of it.
 */
export async function actOnMany(
  kind: BulkKindName,
  steps: Readonly<Record<'take' | 'release', CaseStep> & { assign?: CaseStep }>,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ManyAnswer> {
  const form = await request.formData();
  const verb = form.get('intent');
  if (isBulkVerb(verb)) {
    const named = form.getAll('id').map((id) => `${id}.${form.get(`version:${id}`) ?? 0}`);
    throw redirect(bulkTo(kind, verb, bulkItems(named)));
  }
  if (verb === 'assign' && steps.assign)
    return (await takeSteps({ assign: steps.assign }, 'assign', form, context)).answer;
  return (await takeSteps(steps, verb === 'release' ? 'release' : 'take', form, context)).answer;
}
