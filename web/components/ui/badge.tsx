import { BADGE_HIDDEN_UP_TO, BADGE_MAX } from '#shared/constants.ts';

/** A count that asks for action: nothing at 0, "99+" beyond 99 with the full number for screen readers. */
export function Badge({ count, label }: { count: number; label?: string }) {
  if (count <= BADGE_HIDDEN_UP_TO) return null;
  const cut = count > BADGE_MAX;
  return (
    <span className="badge">
      <span aria-hidden={cut || Boolean(label) || undefined}>{cut ? `${BADGE_MAX}+` : count}</span>
      {(cut || label) && <span className="sr-only">{label ?? count}</span>}
    </span>
  );
}
