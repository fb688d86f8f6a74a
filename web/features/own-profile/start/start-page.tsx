import '../own-profile.css';
import { profileSlug, profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { SAVED_PATH } from '#shared/domain/saved.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { AddressNote } from '#web/features/account/address/address-note.tsx';
import { WELCOME_PATH } from '#web/features/account/after-sign-in.ts';
import type { TaskAnswer } from '#web/features/task/answer-task.ts';
import { TaskList } from '#web/features/task/task-list.tsx';
import { PROFILE_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProfileRow } from '../list/profile-row.tsx';
import { KindChoice } from '../welcome/kind-choice.tsx';
import type { StartData } from './load-start.ts';

const SHOWN_PROFILES = 6;

/** The start of a person's own area: what waits for them first, then their profiles and what they saved. */
export function StartPage({ data, answer }: { data: StartData; answer: TaskAnswer | undefined }) {
  const t = useT();
  const { tasks, profiles, saved } = data;
  return (
    <>
      <PageHead title={t('own-profile:start.title')} robots="noindex" />
      <h1 className="t-h1">{t('own-profile:start.title')}</h1>
      <div className="own-page">
        <AddressNote missing={data.address} />
        <section aria-labelledby="waiting-title">
          <h2 id="waiting-title" className="t-h3 mb-4">
            {t('own-profile:start.waiting')}
            {tasks.total > 0 && <span className="n"> {formatInteger(tasks.total)}</span>}
          </h2>
          <div role="status">
            {answer && answer.task !== 'refused' && (
              <Notice tone="ok">{t(`own-profile:start.answered.${answer.task}`)}</Notice>
            )}
          </div>
          {answer?.task === 'refused' && <ProblemNotice problem={answer.problem} />}
          {tasks.data.length === 0 ? (
            <p className="t-2 own-calm">{t('own-profile:start.nothing')}</p>
          ) : (
            <TaskList tasks={tasks.data} action={`${PROFILE_PATH}?index`} />
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
