import type { ClaimEvent } from '#shared/contracts/claim.contract.ts';
import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { personName } from '#shared/format/person-name.ts';
import { useT } from '#web/lib/texts.tsx';

/** What happened to a claim, oldest first, with the words that were written. */
export function ClaimSteps({ events }: { events: readonly ClaimEvent[] }) {
  const t = useT();
  return (
    <ol className="claim-steps">
      {events.map(({ id, verb, actor, text, at }) => {
        const what = t(`claim:event.${verb}`);
        const name = actor && personName(actor, t.language).text;
        return (
          <li key={id}>
            <b>{name ? t('claim:event.by', { what, name }) : what}</b>
            <time className="t-small t-3 block" dateTime={machineTime(at)}>
              {formatDateTime(t.language, at)}
            </time>
            {text && <q>{text}</q>}
          </li>
        );
      })}
    </ol>
  );
}
