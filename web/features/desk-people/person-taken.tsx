import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AsideSection } from '#web/features/desk/section.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { PersonPartProps } from './desk-person-page.tsx';
import { IntentButton } from './person-step-button.tsx';

const PLACES = ['queue', 'claims', 'reports', 'corrections', 'contact'] as const;

/** What somebody of the desk has taken and not closed: whoever leaves gives it back. */
export function PersonTaken({ data: { person, taken }, sending, askFirst }: PersonPartProps) {
  const t = useT();
  if (!taken) return null;
  const places = PLACES.filter((place) => taken[place] > 0);
  return (
    <AsideSection id="taken" title={t('person-desk:taken.title')}>
      {places.length === 0 ? (
        <p className="t-2">{t('person-desk:taken.none')}</p>
      ) : (
        <>
          <ul className="admin-lines">
            {places.map((place) => (
              <li key={place}>
                <span>{t(`desk:bar.${place}`)}</span>
                <b className="num">{formatInteger(taken[place])}</b>
              </li>
            ))}
          </ul>
          <IntentButton
            intent="give_back"
            text={t('person-desk:taken.give_back')}
            sending={sending}
            onClick={(event) =>
              askFirst(event, {
                title: t('person-desk:taken.ask', {
                  name: localName(person, t.language).text || person.email,
                }),
                text: t('person-desk:taken.ask_text'),
                confirm: t('person-desk:taken.give_back'),
                cancel: t('common:action.cancel'),
                calm: true,
              })
            }
          />
        </>
      )}
    </AsideSection>
  );
}
