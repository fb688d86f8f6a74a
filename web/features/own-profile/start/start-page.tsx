import '../own-profile.css';
import Bell from 'lucide-react/icons/bell';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Coins from 'lucide-react/icons/coins';
import Mail from 'lucide-react/icons/mail';
import Undo2 from 'lucide-react/icons/undo-2';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { profileSlug, profilesPath } from '#shared/domain/profile/paths.ts';
import { SAVED_PATH } from '#shared/domain/saved.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { WELCOME_PATH } from '#web/features/account/after-sign-in.ts';
import { AddressNote } from '#web/features/profile/address/address-note.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ProfileRow } from '../list/profile-row.tsx';
import { KindChoice } from '../welcome/kind-choice.tsx';
import type { StartData } from './load-start.ts';
import type { Waiting } from './waiting-of.ts';

const ICONS: Readonly<Record<Waiting['what'], typeof Bell>> = {
  returned: Undo2,
  team: UserPlus,
  cohort: Users,
  round: Coins,
  connections: UserPlus,
  threads: Mail,
  notices: Bell,
};
const SHOWN_PROFILES = 6;

/** The start of a person's own area: what waits for them first, then their profiles and what they saved. */
export function StartPage({ data }: { data: StartData }) {
  const t = useT();
  const { waiting, profiles, saved } = data;
  return (
    <>
      <PageHead title={t('own-profile:start.title')} robots="noindex" />
      <h1 className="t-h1">{t('own-profile:start.title')}</h1>
      <div className="own-page">
        <AddressNote missing={data.address} />
        <section aria-labelledby="waiting-title">
          <h2 id="waiting-title" className="t-h3 mb-4">
            {t('own-profile:start.waiting')}
          </h2>
          {waiting.length === 0 ? (
            <p className="t-2 own-calm">{t('own-profile:start.nothing')}</p>
          ) : (
            <ul className="own-waiting">
              {waiting.map((one) => (
                <li key={one.what + one.to} data-hot={one.what === 'returned' || undefined}>
                  <AppLink to={one.to}>
                    <Icon of={ICONS[one.what]} />
                    <span>
                      <b>{titleOf(t, one)}</b>
                      <span className="t-small">{textOf(t, one)}</span>
                    </span>
                    <Icon of={ChevronRight} />
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="profiles-title">
          <h2 id="profiles-title" className="t-h3 mb-2">
            {t('own-profile:start.profiles')}
          </h2>
          {profiles.length > 0 ? (
            <ul className="rows rows-top">
              {profiles.slice(0, SHOWN_PROFILES).map((card) => (
                <li key={card.id}>
                  <ProfileRow card={card} level={3} />
                </li>
              ))}
            </ul>
          ) : (
            <>
              <p className="t-2 mb-4">{t('own-profile:start.no_profiles')}</p>
              <KindChoice kinds={STAKEHOLDER_KINDS} to={(kind) => `${WELCOME_PATH}?kind=${kind}`} />
              <ButtonLink to={`${WELCOME_PATH}?ask=1`} className="mt-6">
                {t('own-profile:start.begin')}
              </ButtonLink>
            </>
          )}
          {profiles.length > 0 && (
            <ul className="own-kinds">
              {STAKEHOLDER_KINDS.map((kind) => {
                const count = profiles.filter((card) => card.kind === kind).length;
                const slug = profileSlug(kind);
                return (
                  <li key={kind}>
                    <AppLink className="chip" to={profilesPath(kind)}>
                      {t(`profile:menu.${slug}`)}
                      {count > 0 && <span className="n">{count}</span>}
                    </AppLink>
                  </li>
                );
              })}
            </ul>
          )}
        </section>
        {saved && saved.saved_count > 0 && (
          <section aria-labelledby="saved-title">
            <div className="own-part-head mb-2">
              <h2 id="saved-title" className="t-h3">
                {t('own-profile:start.saved')}
              </h2>
              <MoreLink to={SAVED_PATH}>
                {t('own-profile:start.all_saved', { count: saved.saved_count })}
              </MoreLink>
            </div>
            <ul className="own-entries">
              {saved.data.flatMap(({ object_id, card }) => {
                if (!card) return [];
                const name = localName(card, t.language);
                const text = localName(card, t.language, 'summary');
                return [
                  <li key={object_id}>
                    <AppLink className="link strong" to={card.link} lang={name.lang}>
                      {name.text}
                    </AppLink>
                    {text.text && (
                      <span className="t-small t-3" lang={text.lang}>
                        {text.text}
                      </span>
                    )}
                  </li>,
                ];
              })}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function titleOf(t: Translator, one: Waiting): string {
  return 'about' in one
    ? localName(one.about, t.language).text
    : t(`own-profile:start.${one.what}`, { count: one.count });
}

function textOf(t: Translator, one: Waiting): string {
  if (one.what === 'returned')
    return one.count > 0
      ? t('own-profile:start.returned', { count: one.count })
      : t('own-profile:start.returned_done');
  return t(`own-profile:start.${one.what}_text`);
}
