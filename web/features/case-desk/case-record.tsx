import { Section } from '#web/features/desk/section.tsx';
import './case-record.css';
import '#web/features/desk/frame/record-layout.css';
import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { useFresh } from '#web/features/desk/frame/use-fresh.ts';
import { Assignment } from '#web/features/desk/list/assignee.tsx';
import type { Staff } from '#web/features/desk/staff-name.ts';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { CaseAnswer } from './case-answer.ts';
import { CaseNotes, type Note } from './case-notes.tsx';

/** What the desk has of every case. */
interface AtDesk {
  /** Path of its call: asked again from time to time, so that one sees who else is at work. */
  call: `/desk-api/v1/${string}/`;
  record: Shown;
  viewerId: string;
  /** To whom else it can be given. */
  assignTo?: ReactNode;
}

interface Shown {
  assignee: Staff | null;
  version?: number;
  /** Absent where they stand among what was said. */
  notes?: readonly Note[];
  can: { take: boolean; release: boolean; note: boolean };
}

export interface CaseRecordProps {
  /** Of the page, in the tab of a browser. */
  pageTitle: string;
  answer: CaseAnswer | undefined;
  /** Absent for whoever decides elsewhere. */
  desk?: AtDesk | undefined;
  /** Back to the list. */
  way?: ReactNode;
  /** What was done. */
  done?: ReactNode;
  /** Why it was not, where no control says it itself. */
  problem?: ReactNode;
  /** What else is read first. */
  above?: ReactNode;
  /** `CaseHead`. */
  head: ReactNode;
  /** What was said. */
  children: ReactNode;
  decision?: { title: string; children: ReactNode };
  /** Beside it, below the decision. */
  side?: ReactNode;
  /** Over the page: what can be taken back. */
  after?: ReactNode;
  form?: ComponentProps<typeof Form>;
  /** Goes along whatever is pressed. */
  hidden?: Readonly<Record<string, string | number>>;
}

/** The page of one case: what was said at the left, the decision beside it. One form holds the page, so that nothing typed is lost. */
export function CaseRecord({ pageTitle, answer, desk, head, children, decision, ...props }: CaseRecordProps) {
  const t = useT();
  const problem = answer?.problem;
  const isApart = problem && Object.keys(answer.errors).length === 0;
  return (
    <>
      <PageHead
        title={problem ? `${t('common:form.error_prefix')} ${pageTitle}` : pageTitle}
        robots="noindex"
      />
      {desk && <Fresh {...desk} />}
      {props.way}
      <div role="status">{!problem && props.done}</div>
      {props.problem ?? (isApart && <ProblemNotice problem={problem} />)}
      {props.above}
      <Form method="post" preventScrollReset noValidate className="desk-record" {...props.form}>
        {/* Who listens to typing keeps it, too. */}
        {!props.form?.onInput && <KeptTyping />}
        {/* Enter in a field presses the first button of a form: this one does nothing. */}
        <button type="submit" name="intent" value="stay" hidden tabIndex={-1} aria-hidden="true" />
        {Object.entries(props.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="desk-main">
          {head}
          {children}
        </div>
        <aside className="desk-side">
          {desk && (
            <div className="grid gap-4">
              <Assignment assignee={desk.record.assignee} viewerId={desk.viewerId} can={desk.record.can} />
              {desk.assignTo}
            </div>
          )}
          {decision && (
            <Section id="decision" title={decision.title} className="desk-decision">
              {decision.children}
            </Section>
          )}
          {props.side}
          {desk?.record.notes && (
            <CaseNotes notes={desk.record.notes} mayWrite={desk.record.can.note} answer={answer} />
          )}
        </aside>
      </Form>
      {props.after}
    </>
  );
}

/** What makes two readings of a case the same. */
function signatureOf(record: Shown): string {
  const { version, assignee, notes } = record;
  const { state, status, history } = record as { state?: string; status?: string; history?: unknown[] };
  return JSON.stringify([version, state ?? status, assignee?.id, notes?.length, history?.length]);
}

function Fresh({ call, record }: Pick<AtDesk, 'call' | 'record'>) {
  useFresh(call, record, signatureOf);
  return null;
}
