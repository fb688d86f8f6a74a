import Mail from 'lucide-react/icons/mail';
import { useFetcher } from 'react-router';
import { EmailInput, TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import type { MissingAddress } from './load-address.ts';

/** What the form for an address answers: where the link went, or why it did not. */
interface AddressAnswer {
  email?: string;
  problem?: ProblemBody;
  sent_to?: string;
}

/** Asks for an address in place, where an answer comes by e-mail; what else was typed on the page stays. */
export function AddressNote({ missing }: { missing: MissingAddress | null }) {
  const t = useT();
  const { Form, state, data } = useFetcher<AddressAnswer>();
  if (!missing) return null;
  if (data?.sent_to) return <DoneNotice text={t('profile:address.sent', { email: data.sent_to })} />;
  const { email, other_account, has_password } = missing;
  const errors = data?.problem?.errors;
  return (
    <Notice
      tone="warn"
      icon={Mail}
      title={email ? t('profile:address.unverified', { email }) : t('profile:email.text_none')}
    >
      {other_account && (
        <p className="mt-1 break-words">{t('profile:address.other_account', { email: other_account })}</p>
      )}
      <p className="mt-1">{t('profile:address.text')}</p>
      {data?.problem && !errors && <ProblemNotice problem={data.problem} />}
      <Form
        method="post"
        action={`${SECURITY_PATH}#email`}
        className="mt-4 grid max-w-[420px] gap-4"
        noValidate
      >
        <EmailInput
          id="missing-address"
          name="email"
          label={t('profile:address.label')}
          defaultValue={data?.email ?? email}
          error={errors?.email}
        />
        {has_password && (
          <TextInput
            id="missing-address-password"
            name="current_password"
            type="password"
            lang="en"
            autoComplete="current-password"
            label={t('profile:email.password')}
            error={errors?.current_password}
          />
        )}
        <Button type="submit" name="intent" value="email" look="line" loading={state !== 'idle'}>
          {t('profile:address.send')}
        </Button>
      </Form>
    </Notice>
  );
}
