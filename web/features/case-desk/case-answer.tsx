import type { ReactNode } from 'react';
import { TextArea } from '#web/components/form/text-area.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { useT } from '#web/lib/texts.tsx';

/** What a decision did, or why not; what was typed comes back. */
export type CaseAnswer<D extends string> = { done: D } | { problem: ProblemBody; typed: string };

/** The box of the decision: what was just done, or why it was not, above what can be done. */
export function CaseDecision<D extends string>({
  title,
  field,
  answer,
  doneText,
  children,
}: {
  title: string;
  /** Whose problems stand at the field itself. */
  field: string;
  answer: CaseAnswer<D> | undefined;
  doneText: (done: D) => string;
  children: ReactNode;
}) {
  const problem = answer && 'problem' in answer ? answer.problem : null;
  return (
    <aside className="case-decide" aria-labelledby="decide">
      <h2 id="decide" className="t-h3">
        {title}
      </h2>
      {answer && 'done' in answer && <DoneNotice text={doneText(answer.done)} />}
      {problem && !problem.errors?.[field] && (
        <TakesFocus about={answer}>
          <ProblemNotice problem={problem} />
        </TakesFocus>
      )}
      {children}
    </aside>
  );
}

/** The words of a decision, with what was typed before it was refused. */
export function CaseWords<D extends string>({
  name,
  max,
  label,
  hint,
  answer,
}: {
  name: string;
  max: number;
  label: string;
  hint: string;
  answer: CaseAnswer<D> | undefined;
}) {
  const t = useT();
  const refused = answer && 'problem' in answer ? answer : null;
  return (
    <TextArea
      name={name}
      label={label}
      hint={hint}
      rows={4}
      defaultValue={refused?.typed ?? ''}
      error={refused?.problem.errors?.[name]}
      counter={{
        max,
        text: (used, most) => t('common:form.characters_left', { count: Math.max(0, most - used) }),
      }}
    />
  );
}
