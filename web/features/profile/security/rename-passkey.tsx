import { PASSKEY_NAME_LENGTH } from '#shared/domain/passkey.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { SecurityData } from './load-security.ts';
import { SecurityForm, useSending } from './security-form.tsx';

/** Unfolds the name of a passkey, to be changed. */
export function RenamePasskey({
  passkey: { id, name },
  typed,
  errors,
}: {
  passkey: SecurityData['passkeys'][number];
  /** What could not be kept as its name. */
  typed: string | undefined;
  errors: string[] | undefined;
}) {
  const t = useT();
  const sending = useSending('rename-passkey', 'id', id);
  return (
    <details className="line-more" open={typed !== undefined}>
      <summary className="btn btn-line btn-s" aria-label={t('profile:passkey.rename_label', { name })}>
        {t('profile:passkey.rename')}
      </summary>
      <SecurityForm part="passkey" className="profile-form">
        <input type="hidden" name="id" value={id} />
        <TextInput
          id={`name-${id}`}
          name="name"
          label={t('profile:passkey.new_name')}
          defaultValue={typed ?? name}
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          error={errors && t('profile:passkey.name_missing')}
        />
        <Button type="submit" name="intent" value="rename-passkey" look="ink" loading={sending}>
          {t('profile:passkey.rename_save')}
        </Button>
      </SecurityForm>
    </details>
  );
}
