import './team.css';
import { Form, useNavigation } from 'react-router';
import type { TeamInvitation } from '#shared/contracts/team-invite.contract.ts';
import { isOpenInvitation, MATCHING_PATH, teamInvitePath, teamPath } from '#shared/domain/team.ts';
import { formatFullDate } from '#shared/format/dates.ts';
import { personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import { problemTexts } from '#web/lib/read-problem.ts';
import { REGISTER_PATH, signInAction } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import type { InviteAnswer, InviteData } from './load-invite.ts';
import { roleName } from './role-text.ts';

/** One invitation, by the link of its mail or its notice; also for whoever is signed out, and when it is handled already. */
export function InvitePage({ data, answer }: { data: InviteData; answer: InviteAnswer | null }) {
  const t = useT();
  const { invitation } = data;
  const problem = answer?.problem;
  const title = t('team:answer.title');
  return (
    <div className="wrap page-top pb-(--section)">
      <PageHead title={title} robots="noindex" />
      {invitation ? (
        <>
          <h1 className="t-h1">{title}</h1>
          {problem && (answer.asks_code || !problem.errors) && (
            <div className="mt-6">
              {answer.asks_code ? (
                <TakesFocus about={problem}>
                  <Notice tone="info">
                    <p>{problemTexts(t, problem).message}</p>
                  </Notice>
                </TakesFocus>
              ) : (
                <ProblemNotice problem={problem} />
              )}
            </div>
          )}
          <Card data={data} invitation={invitation} answer={answer} />
        </>
      ) : (
        <EmptyState
          level={1}
          title={t(data.signed_in ? 'team:answer.none_title' : 'team:answer.title')}
          text={t(data.signed_in ? 'team:answer.none_text' : 'team:answer.sign_in_text')}
          actions={
            data.signed_in ? (
              <ButtonLink to={MATCHING_PATH}>{t('team:answer.own')}</ButtonLink>
            ) : (
              <ButtonLink look="ink" to={signInAction(teamInvitePath(data.secret))}>
                {t('team:answer.sign_in')}
              </ButtonLink>
            )
          }
        />
      )}
    </div>
  );
}

interface CardProps {
  data: InviteData;
  invitation: TeamInvitation;
  /** With it a code of the invited address may be asked for. */
  answer: InviteAnswer | null;
}

function Card({ data, invitation, answer }: CardProps) {
  const t = useT();
  const codeError = answer?.problem.errors?.code;
  const busy = useNavigation().formData?.get('intent');
  const { page, role, note, invited_by, expires_at, state } = invitation;
  const name = localName(page, t.language);
  const by = invited_by && personName(invited_by, t.language).text;
  const open = isOpenInvitation(state);
  return (
    <section className="invite-card">
      <h2 className="t-h3" lang={name.lang}>
        {name.text}
      </h2>
      <p className="mt-2">
        {by
          ? t('team:answer.intro', { name: by, page: name.text })
          : t('team:answer.intro_nameless', { page: name.text })}
      </p>
      {note && <p className="team-note">{note}</p>}
      <p className="mt-4">
        <b>{t('team:answer.as', { role: roleName(t, role) })}</b>
      </p>
      <p className="t-2">{t(`team:role_text.${role}`)}</p>
      {open && expires_at && (
        <p className="t-small t-3 mt-2">
          {t('team:answer.until', { date: formatFullDate(t.language, expires_at) })}
        </p>
      )}
      {!open && (
        <div className="mt-4">
          <Notice tone={state === 'member' ? 'ok' : 'info'}>
            <p>{t(`team:answer.handled.${state}`)}</p>
          </Notice>
        </div>
      )}
      {open && data.signed_in && (
        <Form method="post" className="invite-answer">
          <FoundProblems />
          {codeError && (
            <TextInput
              label={t('team:answer.code')}
              name="code"
              lang="en"
              className="max-w-56"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              error={answer?.asks_code ? undefined : codeError}
            />
          )}
          <div className="btn-row">
            <Button type="submit" name="intent" value="accept" look="ink" loading={busy === 'accept'}>
              {t('team:answer.accept')}
            </Button>
            <Button type="submit" name="intent" value="decline" look="line" loading={busy === 'decline'}>
              {t('team:answer.decline')}
            </Button>
          </div>
        </Form>
      )}
      {open && !data.signed_in && (
        <>
          <div className="btn-row">
            <ButtonLink look="ink" to={signInAction(teamInvitePath(data.secret))}>
              {t('team:answer.sign_in')}
            </ButtonLink>
            <ButtonLink look="line" to={REGISTER_PATH}>
              {t('team:answer.sign_up')}
            </ButtonLink>
          </div>
          <p className="t-small t-3 mt-2">{t('team:answer.sign_in_text')}</p>
        </>
      )}
      {!open && (
        <div className="btn-row">
          {state === 'member' && data.signed_in && (
            <ButtonLink look="ink" to={teamPath(page.kind, page.id)}>
              {t('team:answer.open_team')}
            </ButtonLink>
          )}
          {page.path && (
            <ButtonLink look="line" to={page.path}>
              {t('team:answer.see_page')}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
