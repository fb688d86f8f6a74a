import { Form, useNavigation } from 'react-router';
import type { Team } from '#shared/contracts/team.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { Select } from '#web/components/form/select.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { ProofGate } from '#web/features/profile/proof/proof-gate.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { TeamAnswer } from './change-team.ts';
import { memberName } from './member-row.tsx';

/** Hands the page over to another member; its name is typed out to confirm. */
export function TransferForm({
  team,
  proved,
  answer,
  path,
}: {
  team: Team;
  proved: boolean;
  answer: TeamAnswer | null;
  path: string;
}) {
  const t = useT();
  const busy = useNavigation().formData?.get('intent') === 'transfer';
  const others = team.members.filter(({ can }) => can.transfer);
  const name = localName(team.page, t.language);
  const own = answer?.intent === 'transfer' ? answer : null;
  const errors = own?.problem?.errors;
  return (
    <ProfileSection id="transfer" title={t('team:transfer.title')} text={t('team:transfer.text')}>
      {others.length === 0 ? (
        <p className="t-2">{t('team:transfer.nobody')}</p>
      ) : !proved && !own ? (
        <ProofGate back={`${path}#transfer`} />
      ) : (
        <>
          {own?.problem && !errors && <ProblemNotice problem={own.problem} />}
          <Form
            method="post"
            action={`${path}#transfer`}
            preventScrollReset
            noValidate
            className="profile-form"
          >
            <FoundProblems />
            <Select
              name="member_id"
              label={t('team:transfer.who')}
              placeholder={t('team:transfer.choose')}
              options={others.map((one) => ({
                value: one.id,
                label: memberName(t, one).text,
                lang: memberName(t, one).lang,
              }))}
              defaultValue={own?.values.member_id ?? ''}
              error={errors?.member_id}
              errorPrefix={t('common:form.error_prefix')}
            />
            <TextInput
              name="confirm"
              label={t('team:transfer.confirm')}
              hint={<span lang={name.lang}>{name.text}</span>}
              autoComplete="off"
              defaultValue={own?.values.confirm ?? ''}
              error={errors?.confirm}
              errorPrefix={t('common:form.error_prefix')}
            />
            <Button type="submit" name="intent" value="transfer" look="danger-line" loading={busy}>
              {t('team:transfer.button')}
            </Button>
          </Form>
        </>
      )}
    </ProfileSection>
  );
}
