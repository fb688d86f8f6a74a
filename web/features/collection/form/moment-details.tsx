import { MONTH_NAMES } from '#shared/format/month-names.ts';
import { MomentInput } from '#web/components/form/moment-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import { momentParts } from './record-values.ts';

interface MomentDetailsProps {
  /** What opens it, the words of its field and of its button. */
  summary: string;
  label: string;
  button: string;
  name: string;
  intent: string;
  /** The moment that was chosen before, ISO 8601. */
  value: string;
  problem: string | undefined;
  busy: string | null;
}

/** A moment to choose for something that then happens by itself, folded until it is wanted. */
export function MomentDetails({
  summary,
  label,
  button,
  name,
  intent,
  value,
  problem,
  busy,
}: MomentDetailsProps) {
  const t = useT();
  const { day, time } = momentParts(value);
  return (
    <details className="entry-schedule" open={Boolean(problem) || undefined}>
      <summary>{summary}</summary>
      <div className="grid gap-3 pt-3">
        <MomentInput
          name={name}
          label={label}
          hint={t('collection:publish.moment_hint')}
          error={problem}
          errorPrefix={t('common:form.error_prefix')}
          optional=""
          defaultValue={day}
          defaultTime={time}
          timeText={t('collection:form.time')}
          texts={{
            day: t('collection:form.day'),
            month: t('collection:form.month'),
            year: t('collection:form.year'),
            months: MONTH_NAMES[t.language],
          }}
        />
        <Button type="submit" look="line" name="intent" value={intent} loading={busy === intent}>
          {button}
        </Button>
      </div>
    </details>
  );
}
