import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Followed } from './marks.ts';

/** What happened to a request, the newest first. */
export function History({ history }: Pick<Followed, 'history'>) {
  const t = useT();
  return (
    <section className="rule-above pt-8">
      <h2 className="t-h3 mb-2">{t('listing:follow.history')}</h2>
      <ol className="history">
        {[...history].reverse().map(({ verb, at }) => (
          <li key={at + verb}>
            <time dateTime={machineTime(at)}>{formatDateTime(t.language, at)}</time>{' '}
            {t(`listing:follow.verb.${verb}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
