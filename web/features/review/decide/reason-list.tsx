import { useT } from '#web/lib/texts.tsx';
import type { SavedReason } from './saved-reasons.ts';

export interface ReasonListProps {
  reasons: readonly SavedReason[];
  /** Puts the reason where one writes; without a script the button sends the form and the server does it. */
  onPick: (reason: SavedReason) => void;
}

/** Reasons that come up again and again, ready in both languages. */
export function ReasonList({ reasons, onPick }: ReasonListProps) {
  const t = useT();
  return (
    <details className="desk-reasons">
      <summary className="link">{t('desk:reasons.title')}</summary>
      <p className="t-small t-3">{t('desk:reasons.into')}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.key}>
            <button
              type="submit"
              name="intent"
              value={`insert:${reason.key}`}
              onClick={(event) => {
                event.preventDefault();
                onPick(reason);
              }}
            >
              {reason[t.language]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
