import { Form, useNavigation } from 'react-router';
import { DESK_ROLES, USUAL_DESK_ROLE } from '#shared/domain/roles.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { Select } from '#web/components/form/select.tsx';
import { EmailInput, TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { InviteAnswer } from './invite-staff.ts';

/** Asks somebody to the desk by their address; open where it was refused. */
export function InviteForm({ answer }: { answer: InviteAnswer | undefined }) {
  const t = useT();
  const busy = useNavigation().formData?.get('intent') === 'invite';
  const errors = answer?.problem.errors;
  const field = (name: keyof InviteAnswer['typed']) => ({
    name,
    error: errors?.[name],
    errorPrefix: t('common:form.error_prefix'),
    defaultValue: answer?.typed[name] ?? '',
  });
  return (
    <details id="invite" className="desk-aside mt-6 mb-6" open={answer !== undefined}>
      <summary className="link">{t('person-desk:invite.title')}</summary>
      <Form method="post" noValidate className="admin-form mt-4">
        <FoundProblems />
        {answer && !errors && <ProblemNotice problem={answer.problem} />}
        <p className="t-2">{t('person-desk:invite.lead')}</p>
        <EmailInput {...field('email')} autoComplete="off" label={t('person-desk:record.email')} />
        <div className="form-pair">
          <Select
            name="role"
            label={t('person-desk:invite.role')}
            defaultValue={answer?.typed.role ?? USUAL_DESK_ROLE}
            options={DESK_ROLES.map((role) => ({
              value: role,
              label: `${t(`person-desk:role.${role}`)}: ${t(`person-desk:role_text.${role}`)}`,
            }))}
          />
          <Select
            name="language"
            label={t('person-desk:invite.language')}
            defaultValue={answer?.typed.language || t.language}
            options={LANGUAGES.map((value) => ({
              value,
              label: t(`person-desk:record.language_of.${value}`),
            }))}
          />
        </div>
        <p className="t-small t-2">{t('person-desk:invite.names')}</p>
        {(['_kh', ''] as const).map((script) => (
          <div key={script} className="form-pair">
            {(['last_name', 'first_name'] as const).map((name) => (
              <TextInput
                key={name}
                {...field(`${name}${script}`)}
                lang={script ? 'km' : 'en'}
                autoComplete="off"
                optional={t('common:optional')}
                label={t(`person-desk:invite.${name}${script}`)}
              />
            ))}
          </div>
        ))}
        <Button
          type="submit"
          name="intent"
          value="invite"
          look="ink"
          className="justify-self-start"
          loading={busy}
        >
          {t('person-desk:invite.send')}
        </Button>
      </Form>
    </details>
  );
}
