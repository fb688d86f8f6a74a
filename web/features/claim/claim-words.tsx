import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Claim } from '#shared/contracts/claim.contract.ts';
import { CLAIM_TEXT_MAX } from '#shared/domain/claim.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { ConfirmButton } from '#web/features/team/confirm-button.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ClaimAnswer } from './act-on-claim.ts';

interface Props {
  answer: ClaimAnswer | null;
  path: string;
}

const counter = {
  max: CLAIM_TEXT_MAX,
  text: (used: number, max: number) => `${formatInteger(used)} / ${formatInteger(max)}`,
};

interface WordsFormProps extends Props {
  intent: 'answer' | 'owner';
  label: string;
  submit: string;
  children?: ReactNode;
}

/** Some words to the desk, with what else is asked above them. */
function WordsForm({ intent, label, submit, answer, path, children }: WordsFormProps) {
  const t = useT();
  const busy = useNavigation().formData?.get('intent') === intent;
  const own = answer?.intent === intent ? answer : null;
  return (
    <Form method="post" action={`${path}#${intent}`} noValidate className="claim-form">
      <FoundProblems />
      <KeptTyping of={intent} />
      {children}
      <TextArea
        name="text"
        label={label}
        rows={5}
        defaultValue={own?.values.text ?? ''}
        error={own?.problem.errors?.text}
        errorPrefix={t('common:form.error_prefix')}
        counter={counter}
      />
      <Button type="submit" name="intent" value={intent} look="ink" loading={busy}>
        {submit}
      </Button>
    </Form>
  );
}

/** What the desk asked, and the answer to it. */
export function AnswerForm({ claim, answer, path }: Props & { claim: Claim }) {
  const t = useT();
  const question = claim.events.findLast(({ verb }) => verb === 'ask');
  return (
    <ProfileSection id="answer" title={t('claim:one.answer_title')}>
      {question && <p className="team-note">{question.text}</p>}
      <WordsForm
        intent="answer"
        label={t('claim:one.answer')}
        submit={t('claim:one.answer_send')}
        answer={answer}
        path={path}
      />
    </ProfileSection>
  );
}

/** What an owner of the page says to a dispute. */
export function OwnerForm({ until, answer, path }: Props & { until: string | null }) {
  const t = useT();
  const own = answer?.intent === 'owner' ? answer : null;
  return (
    <ProfileSection
      id="owner"
      title={t('claim:one.owner_title')}
      text={[
        t('claim:one.owner_text'),
        ...(until ? [t('claim:one.owner_until', { date: formatDate(t.language, until) })] : []),
      ].join(' ')}
    >
      <WordsForm
        intent="owner"
        label={t('claim:one.says_text')}
        submit={t('claim:one.says_send')}
        answer={answer}
        path={path}
      >
        <RadioGroup
          name="says"
          label={t('claim:one.says')}
          defaultValue={own?.values.says || 'object'}
          options={(['object', 'agree'] as const).map((one) => ({
            value: one,
            label: t(`claim:one.${one}`),
          }))}
          error={own?.problem.errors?.says}
        />
      </WordsForm>
    </ProfileSection>
  );
}

export function WithdrawForm({ path }: { path: string }) {
  const t = useT();
  const busy = useNavigation().formData?.get('intent') === 'withdraw';
  return (
    <Form method="post" action={path}>
      <ConfirmButton
        name="intent"
        value="withdraw"
        look="danger-line"
        loading={busy}
        question={{
          title: t('claim:one.withdraw_title'),
          text: t('claim:one.withdraw_text'),
          confirm: t('claim:one.withdraw'),
          danger: true,
        }}
      >
        {t('claim:one.withdraw')}
      </ConfirmButton>
    </Form>
  );
}
