import { useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { listStartups } from '#shared/contracts/startup.contract.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Field } from '#web/components/form/field.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { useT } from '#web/lib/texts.tsx';
import type { OwnCohort } from '../load/load-cohorts.ts';
import { ActForm } from '../overview/act-form.tsx';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';

const TONES = { invited: 'info', confirmed: 'ok', declined: 'idle' } as const;

/** The startups of a cohort, and how each has answered; the public page shows those that have confirmed. */
export function CohortStartups({
  profile,
  cohort,
  error,
}: {
  profile: OwnProfile;
  cohort: OwnCohort;
  /** Why nobody was asked. */
  error: string | undefined;
}) {
  const t = useT();
  const action = profileTo(profile, { view: 'cohort', cohort: cohort.id });
  return (
    <section aria-labelledby="startups-title" className="own-part">
      <h2 id="startups-title" className="t-h3">
        {t('own-profile:cohort.startups')}
      </h2>
      <p className="t-2">{t('own-profile:cohort.startups_text')}</p>
      {cohort.members.length > 0 && (
        <ul className="line-list">
          {cohort.members.map(({ startup, state, since }) => {
            const name = localName(startup, t.language);
            return (
              <li key={startup.id}>
                <div className="text">
                  <b lang={name.lang}>
                    <AppLink className="link" to={stakeholderPath(startup)}>
                      {name.text}
                    </AppLink>
                  </b>
                  <p className="t-small t-3">
                    {t('own-profile:cohort.since', { date: formatDate(t.language, since) })}
                  </p>
                </div>
                <Tag tone={TONES[state]}>{t(`own-profile:cohort.asked.${state}`)}</Tag>
                {cohort.can.edit && (
                  <ActForm
                    action={action}
                    intent="remove-startup"
                    look="bare"
                    size="s"
                    text={t('common:action.remove')}
                    label={t('own-profile:list.remove_named', { name: name.text })}
                    question={{
                      title: t('own-profile:list.remove_question', { name: name.text }),
                      text: t('own-profile:cohort.remove_text'),
                      danger: true,
                    }}
                    hidden={{ cohort: cohort.id, startup: startup.id }}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {cohort.can.edit && <Invite action={action} cohort={cohort} error={error} />}
    </section>
  );
}

interface Found {
  id: string;
  name: string;
  lang: string;
}

const REST_MS = 250;

/** Looks a startup up by its name and asks it to confirm. Without a script its name is typed out whole. */
function Invite({ action, cohort, error }: { action: string; cohort: OwnCohort; error: string | undefined }) {
  const t = useT();
  const listId = useId();
  const now = useNavigation().formData;
  const [found, setFound] = useState<readonly Found[]>([]);
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout> | undefined>();

  async function look(typed: string) {
    const answer = await fetchApi<typeof listStartups>({
      method: 'GET',
      path: '/api/v1/startup/',
      query: { search: typed, per_page: 8 },
    });
    if (!answer.ok) return;
    const inside = new Set(cohort.members.map(({ startup }) => startup.id));
    setFound(
      answer.value.data
        .filter(({ id }) => !inside.has(id))
        .map((one) => {
          const { text, lang } = localName(one, t.language);
          return { id: one.id, name: text, lang };
        }),
    );
  }

  return (
    <Form method="post" action={action} className="own-invite">
      <input type="hidden" name="cohort" value={cohort.id} />
      <Field
        name="startup_name"
        label={t('own-profile:cohort.invite')}
        hint={t('own-profile:cohort.invite_hint')}
        error={error}
      >
        {(control) => (
          <>
            <input
              {...control}
              className="input"
              type="text"
              list={listId}
              autoComplete="off"
              maxLength={120}
              onChange={(event) => {
                const typed = event.currentTarget.value.trim();
                clearTimeout(timer);
                if (typed.length < 2 || found.some(({ name }) => name === typed)) return;
                setTimer(setTimeout(() => void look(typed), REST_MS));
              }}
            />
            <datalist id={listId}>
              {found.map(({ id, name, lang }) => (
                <option key={id} value={name} lang={lang} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Button
        type="submit"
        name="intent"
        value="invite-startup"
        look="ink"
        loading={now?.get('intent') === 'invite-startup'}
      >
        {t('own-profile:cohort.invite_do')}
      </Button>
    </Form>
  );
}
