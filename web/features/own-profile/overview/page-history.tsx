import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { listText } from '#shared/format/lists.ts';
import { personName } from '#shared/format/person-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { useT } from '#web/lib/texts.tsx';
import type { OwnProfile } from '../profile-types.ts';

type Happened = OwnProfile['history'][number];
/** As many stand open; the rest is folded. */
const OPEN = 6;

/** What happened to a page, the newest first: its reviews, and who of the team edited what. */
export function PageHistory({ history }: Pick<OwnProfile, 'history'>) {
  const t = useT();
  if (history.length === 0) return null;
  const older = history.slice(OPEN);
  return (
    <section className="rule-above pt-8" aria-labelledby="page-history">
      <h2 id="page-history" className="t-h3 mb-2">
        {t('own-profile:history.title')}
      </h2>
      <Lines history={history.slice(0, OPEN)} />
      {older.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">
            {t('own-profile:history.more')}
          </summary>
          <Lines history={older} />
        </details>
      )}
    </section>
  );
}

function Lines({ history }: { history: readonly Happened[] }) {
  const t = useT();
  return (
    <ol className="history">
      {history.map((one) => (
        <li key={`${one.at}${one.verb}`}>
          <time dateTime={machineTime(one.at)}>{formatDateTime(t.language, one.at)}</time> {wordsOf(t, one)}
        </li>
      ))}
    </ol>
  );
}

function wordsOf(t: Translator, { verb, labels, by }: Happened): string {
  if (verb) return t(`listing:follow.verb.${verb}`);
  const name = by ? personName(by, t.language).text : t('own-profile:history.desk');
  return labels.length > 0
    ? t('own-profile:history.edited', { name, fields: listText(t.language, labels) })
    : t('own-profile:history.edited_whole', { name });
}
