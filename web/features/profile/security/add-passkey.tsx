import { type FormEvent, useState } from 'react';
import { useSubmit } from 'react-router';
import type { beginPasskey } from '#shared/contracts/passkey.contract.ts';
import { PASSKEY_NAME_LENGTH } from '#shared/domain/passkey.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { WithoutScripts } from '#web/components/layout/without-scripts.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { makePasskey, type NoPasskey } from '#web/features/account/passkey/browser-passkey.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { SecurityForm, useSending } from './security-form.tsx';

const WHY_NOT = {
  'given-up': 'profile:passkey.failed',
  exists: 'profile:passkey.exists',
  unknown: 'profile:passkey.no_script',
} as const satisfies Record<NoPasskey, string>;

/** Has the browser make a passkey and sends it under its name. It cannot be done without a script. */
export function AddPasskey({ errors }: { errors: string[] | undefined }) {
  const t = useT();
  const submit = useSubmit();
  const sending = useSending('add-passkey');
  const [making, setMaking] = useState(false);
  const [unnamed, setUnnamed] = useState(false);
  const [stopped, setStopped] = useState<NoPasskey | ProblemBody | null>(null);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (making || sending) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setUnnamed(!name);
    setStopped(null);
    if (!name) return;
    setMaking(true);
    const begun = await fetchApi<typeof beginPasskey>({
      method: 'POST',
      path: '/base-api/me/passkeys/begin/',
      body: {},
    });
    const made = begun.ok ? await makePasskey(begun.value) : begun.problem;
    setMaking(false);
    if (typeof made === 'string' || 'status' in made) return setStopped(made);
    const values = { intent: 'add-passkey', name, passkey: JSON.stringify(made) };
    await submit(values, {
      method: 'post',
      action: `${SECURITY_PATH}#passkey`,
      preventScrollReset: true,
    });
  }

  return (
    <>
      {typeof stopped === 'string' && (
        <Notice tone="warn" live>
          <p>{t(WHY_NOT[stopped])}</p>
        </Notice>
      )}
      {stopped && typeof stopped === 'object' && <ProblemNotice problem={stopped} />}
      <SecurityForm part="passkey" className="profile-form" onSubmit={add}>
        <TextInput
          id="passkey-name"
          name="name"
          label={t('profile:passkey.name')}
          hint={t('profile:passkey.name_hint')}
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          error={unnamed ? [t('profile:passkey.name_missing')] : errors}
        />
        <Button type="submit" name="intent" value="add-passkey" look="ink" loading={making || sending}>
          {t('profile:passkey.add')}
        </Button>
      </SecurityForm>
      <WithoutScripts>
        <p className="t-small t-2">{t('profile:passkey.no_script')}</p>
      </WithoutScripts>
    </>
  );
}
