import type { ReactNode } from 'react';
import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { AsideSection } from '#web/features/desk/section.tsx';
import { useT } from '#web/lib/texts.tsx';

interface Step {
  key: string;
  at: string;
  what: ReactNode;
}

/** What happened to a case, newest first; `steps` come as they happened. */
export function CaseHistory({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <AsideSection id="history" title={title}>
      <CaseSteps steps={steps} />
    </AsideSection>
  );
}

/** The same without a title of its own. */
export function CaseSteps({ steps }: { steps: readonly Step[] }) {
  const t = useT();
  return (
    <ol className="history">
      {[...steps].reverse().map(({ key, at, what }) => (
        <li key={key}>
          <time dateTime={machineTime(at)}>{formatDateTime(t.language, at)}</time> {what}
        </li>
      ))}
    </ol>
  );
}
