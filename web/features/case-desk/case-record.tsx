import './case-record.css';
import type { ReactNode } from 'react';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Tag, type TagTone } from '#web/components/ui/tag.tsx';
import { BackLink } from '#web/features/desk/list/back-link.tsx';

export interface CaseRecordProps {
  title: string;
  /** Part of the title: it stays on one line. */
  reference: string;
  state: { text: string; tone: TagTone };
  back?: { to: string; text: string };
  /** What was said, in sections. */
  children: ReactNode;
  /** Beside it: the decision. */
  decision: ReactNode;
}

/** The page of one case: its name and state, what was said, and the decision beside it. */
export function CaseRecord({ title, reference, state, back, children, decision }: CaseRecordProps) {
  const [before, after] = title.split(reference);
  return (
    <>
      <PageHead title={title} robots="noindex" />
      {back && <BackLink to={back.to} text={back.text} />}
      <div className="case-title">
        <h1 className="t-h1">
          {before}
          <span className="case-reference">{reference}</span>
          {after}
        </h1>
        <Tag tone={state.tone}>{state.text}</Tag>
      </div>
      <div className="case-columns">
        <div className="case-main">{children}</div>
        {decision}
      </div>
    </>
  );
}
