import { Form, useNavigation } from 'react-router';
import { INVITATION_DAYS, TEAM_NOTE_MAX } from '#shared/domain/team.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { Select } from '#web/components/form/select.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Tag, type TagTone } from '#web/components/ui/tag.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { ProofGate } from '#web/features/profile/proof/proof-gate.tsx';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { TeamAnswer } from './change-team.ts';
import { ListFile } from './list-file.tsx';
import type { TeamData } from './load-team.ts';
import { roleName, roleOptions } from './role-text.ts';

/** Invites one or many by their addresses, and says of each line what became of it. */
export function InviteForm({
  data: { team, send_key, proved },
  answer,
  path,
}: {
  data: TeamData;
  answer: TeamAnswer | null;
  path: string;
}) {
  const t = useT();
  const busy = useNavigation().formData?.get('intent') === 'invite';
  const own = answer?.intent === 'invite' ? answer : null;
  const errors = own?.problem?.errors;
  return (
    <ProfileSection
      id="invite"
      title={t('team:invite.title')}
      text={t('team:invite.text', { days: INVITATION_DAYS })}
    >
      {own?.invited && <Results answer={own} />}
      {own?.problem && !errors && <ProblemNotice problem={own.problem} />}
      {!proved && !own && (
        <div className="grid gap-3">
          <p className="t-2">{t('team:invite.proof')}</p>
          <ProofGate back={`${path}#invite`} />
        </div>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        action={`${path}#invite`}
        preventScrollReset
        noValidate
        className="team-invite"
        key={own?.invited ? send_key : 'invite'}
      >
        <FoundProblems />
        <KeptTyping of="invite" />
        <input type="hidden" name="send_key" value={send_key} />
        <TextArea
          name="emails"
          label={t('team:invite.emails')}
          hint={t('team:invite.emails_hint')}
          lang="en"
          rows={4}
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={own?.values.emails ?? ''}
          error={errors?.emails}
          errorPrefix={t('common:form.error_prefix')}
        />
        <ListFile into="emails" refused={errors?.list !== undefined} />
        <Select
          name="role"
          label={t('team:invite.role')}
          hint={t('team:invite.role_hint')}
          options={roleOptions(t, [...team.can.roles].reverse())}
          defaultValue={own?.values.role || 'member'}
          error={errors?.role}
        />
        <TextArea
          name="note"
          label={t('team:invite.note')}
          hint={t('team:invite.note_hint')}
          optional={t('common:optional')}
          rows={2}
          defaultValue={own?.values.note ?? ''}
          error={errors?.note}
          counter={{
            max: TEAM_NOTE_MAX,
            text: (used, max) => `${formatInteger(used)} / ${formatInteger(max)}`,
          }}
        />
        <Button type="submit" name="intent" value="invite" look="ink" loading={busy}>
          {t('team:invite.send')}
        </Button>
      </Form>
    </ProfileSection>
  );
}

const TONES: Readonly<Record<string, TagTone>> = {
  sent: 'ok',
  sent_again: 'ok',
  already_member: 'idle',
  asked_to_join: 'info',
  twice: 'idle',
};

function Results({ answer: { invited } }: { answer: TeamAnswer }) {
  const t = useT();
  if (!invited) return null;
  const { sent, data } = invited;
  return (
    <Notice
      tone={sent === data.length ? 'ok' : sent > 0 ? 'info' : 'warn'}
      title={sent > 0 ? t('team:invite.sent', { count: sent }) : t('team:invite.none')}
      live
    >
      <ul className="team-results" aria-label={t('team:invite.results')}>
        {data.map(({ to, line, role, result }, at) => (
          <li key={`${at} ${to}`}>
            {line !== null && <span className="t-small t-3">{t('team:invite.line', { line })}</span>}
            <span lang="en">{to}</span>
            {role && <span className="t-small t-2">{roleName(t, role)}</span>}
            <Tag tone={TONES[result] ?? 'error'}>{t(`team:invite.result.${result}`)}</Tag>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
