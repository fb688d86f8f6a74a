import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
import { formatDate, formatTime, machineTime } from '#shared/format/dates.ts';
import { useT } from '#web/lib/texts.tsx';

/** When applications open and close, in the order of the calendar. */
export function ProgramDates({ program, idPrefix = '' }: { program: ProgramDetail; idPrefix?: string }) {
  const t = useT();
  const dates = [
    { at: program.opens_at, text: t('program:detail.applications_open') },
    {
      at: program.closes_at,
      text: t('program:detail.applications_close', { time: formatTime(program.closes_at ?? 0) }),
    },
  ];
  if (dates.every(({ at }) => at === null)) return null;
  return (
    <section aria-labelledby={`${idPrefix}dates`}>
      <h2 id={`${idPrefix}dates`} className="t-h2">
        {t('program:detail.dates')}
      </h2>
      <dl className="ruled">
        {dates.map(
          ({ at, text }) =>
            at && (
              <div key={text}>
                <dt>
                  <time dateTime={machineTime(at)}>{formatDate(t.language, at)}</time>
                </dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
