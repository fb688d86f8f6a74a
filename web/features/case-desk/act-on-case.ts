import { data, type RouterContextProvider } from 'react-router';
import type { BodyOf, Contract, ResponseOf } from '#shared/contracts/contract.ts';
import { tryApi } from '#web/lib/api.ts';
import type { CallInput, ProblemBody } from '#web/lib/api-context.ts';
import { type CaseAnswer, NOTE } from './case-answer.ts';

type Context = Readonly<RouterContextProvider>;
type Result<R> = { ok: true; value: R } | { ok: false; problem: ProblemBody };

/** What a button of the page of a case asks for: a call, and from which control each field of its input comes. */
export interface CaseStep<R = unknown> {
  controls: Readonly<Record<string, string>>;
  call(context: Context, id: string, form: FormData): Promise<Result<R>>;
}

/** Of the call of a button. What is sent stands in controls of the same names, or as `controls` says. */
export function caseStep<C extends Contract>(
  contract: C,
  ...fields: (keyof BodyOf<C> & string)[] | [Partial<Record<keyof BodyOf<C> & string, string>>]
): CaseStep<ResponseOf<C>> {
  const controls: Record<string, string> =
    typeof fields[0] === 'object'
      ? (fields[0] as Record<string, string>)
      : Object.fromEntries((fields as string[]).map((name) => [name, name]));
  return {
    controls,
    call(context, id, form) {
      const body = Object.fromEntries(
        Object.entries(controls).map(([field, name]) => {
          const value = form.get(name);
          return [field, field === 'version' ? Number(value) || 0 : String(value ?? '')];
        }),
      );
      const key = String(form.get('send_key') ?? '');
      const input = { params: { id }, body } as unknown as CallInput<C>;
      return tryApi(context, contract, input, key ? { idempotencyKey: `${key}-${form.get('intent')}` } : {});
    },
  };
}

/** A note of the desk, in the box that the page of every case has. */
export const noteStep = <C extends Contract>(contract: C) =>
  caseStep(contract, { body: NOTE } as Partial<Record<keyof BodyOf<C> & string, string>>);

/** What never comes back as typed. */
const KEPT_OUT: ReadonlySet<string> = new Set(['intent', 'version', 'send_key']);

/** Does what was asked on the page of a case; `intent` names the button. Throws a 400 where there is no such button. */
export async function takeCaseStep<R>(
  steps: Readonly<Record<string, CaseStep<R>>>,
  id: string,
  form: FormData,
  context: Context,
): Promise<{ answer: CaseAnswer; value: R | null }> {
  const intent = String(form.get('intent') ?? '');
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined;
  // Nothing is done that nobody said.
  if (!step) throw data(null, 400);
  const result = await step.call(context, id, form);
  const taken = new Set(result.ok ? Object.values(step.controls) : []);
  const texts = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !KEPT_OUT.has(name) && !taken.has(name) ? [[name, value]] : [],
    ),
  );
  if (result.ok) return { answer: { intent, problem: null, errors: {}, texts }, value: result.value };
  const { problem } = result;
  const errors = Object.entries(problem.errors ?? {}).map(([field, lines]) => [
    step.controls[field] ?? field,
    lines,
  ]);
  return { answer: { intent, problem, errors: Object.fromEntries(errors), texts }, value: null };
}

/** The same as the answer of an action. */
export async function actOnCase(
  steps: Readonly<Record<string, CaseStep>>,
  id: string,
  request: Request,
  context: Context,
) {
  const { answer } = await takeCaseStep(steps, id, await request.formData(), context);
  return data(answer, answer.problem?.status ?? 200);
}
