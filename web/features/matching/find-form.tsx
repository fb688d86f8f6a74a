import { Form, useNavigation } from 'react-router';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { MATCHING_PATH } from '#shared/domain/team.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { Select } from '#web/components/form/select.tsx';
import { EmailInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { MatchingAnswer } from './act-on-matching.ts';

const HOURS = 24;

/** Asks for a link to the pages of an address; the answer is the same whether there are any. */
export function FindForm({ sent, answer }: { sent: string | null; answer: MatchingAnswer | null }) {
  const t = useT();
  const busy = useNavigation().formData?.get('intent') === 'find';
  const errors = answer?.problem.errors;
  return (
    <ProfileSection id="find" title={t('claim:match.find_title')} text={t('claim:match.find_text')}>
      {sent && !answer && (
        <Notice tone="ok" title={t('claim:match.sent_title', { email: sent })} live>
          <p>{t('claim:match.sent_text', { hours: HOURS })}</p>
        </Notice>
      )}
      {answer && !errors && <ProblemNotice problem={answer.problem} />}
      <Form method="post" action={`${MATCHING_PATH}#find`} noValidate className="profile-form">
        <FoundProblems />
        <KeptTyping of="find" />
        <Select
          name="kind"
          label={t('claim:match.kind')}
          options={STAKEHOLDER_KINDS.map((kind) => ({ value: kind, label: t(`claim:match.kinds.${kind}`) }))}
          defaultValue={answer?.values.kind ?? 'startup'}
        />
        <EmailInput
          name="email"
          label={t('claim:match.email')}
          defaultValue={answer?.values.email ?? ''}
          error={errors?.email}
          errorPrefix={t('common:form.error_prefix')}
        />
        <Button type="submit" name="intent" value="find" look="ink" loading={busy}>
          {t('claim:match.send')}
        </Button>
      </Form>
    </ProfileSection>
  );
}
