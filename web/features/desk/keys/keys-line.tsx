import { useT } from '#web/lib/texts.tsx';
import { DESK_KEYS } from './desk-keys.ts';

/** The keys in one line under the queue or another list, where nothing is decided; only where there is a keyboard and a script. */
export function KeysLine({ decide = true, select = true }: { decide?: boolean; select?: boolean }) {
  const t = useT();
  const keys: [keys: readonly string[], what: string][] = [
    [[DESK_KEYS.next, DESK_KEYS.previous], t('desk:keys.short.move')],
    [['Enter'], t('desk:keys.short.open')],
    ...(select ? ([[[DESK_KEYS.select], t('desk:keys.short.select')]] as [string[], string][]) : []),
    ...(decide
      ? ([[[DESK_KEYS.approve, DESK_KEYS.return], t('desk:keys.short.decide')]] as [string[], string][])
      : []),
    [[DESK_KEYS.help], t('desk:keys.short.help')],
  ];
  return (
    <p className="desk-keys-line t-small t-3">
      {keys.map(([letters, what]) => (
        <span key={what}>
          {letters.map((letter) => (
            <kbd key={letter} lang="en">
              {letter}
            </kbd>
          ))}{' '}
          {what}
        </span>
      ))}
    </p>
  );
}
