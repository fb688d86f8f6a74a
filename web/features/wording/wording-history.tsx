import type { WordingDetail } from '#shared/contracts/wording.contract.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Section } from '#web/features/desk/section.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';

interface WordingHistoryProps {
  history: WordingDetail['history'];
  can: WordingDetail['can'];
  take: (language: Language, text: string | null) => void;
}

/** What was said before, by whom, the newest first; each can be taken into the form where the reader may change that language. */
export function WordingHistory({ history, can, take }: WordingHistoryProps) {
  const t = useT();
  const scripted = useHydrated();
  return (
    <Section id="history" title={t('wording:history')} className="mt-12">
      <p className="t-2 mb-4">{t(history.length > 0 ? 'wording:history_text' : 'wording:no_history')}</p>
      <ol className="wording-history">
        {history.map(({ language, version, text, changed_at, changed_by }) => {
          const date = formatDateTime(t.language, changed_at);
          return (
            <li key={`${language} ${version}`}>
              <p className="t-small t-2">
                {t(`wording:column.${language}`)} ·{' '}
                {changed_by
                  ? t('wording:by', { name: staffName(changed_by, t.language).text, date })
                  : t('wording:by_nobody', { date })}
              </p>
              {text === null ? (
                <p className="t-3">{t('wording:history_released')}</p>
              ) : (
                <p lang={language} className="wording-said">
                  {text}
                </p>
              )}
              {scripted && can[language] && (
                <Button look="line" size="s" onClick={() => take(language, text)}>
                  {t('wording:restore')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
