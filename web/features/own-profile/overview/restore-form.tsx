import { useT } from '#web/lib/texts.tsx';
import { ActForm } from './act-form.tsx';

/** Asks the desk to show an archived page again; in a list `name` says which. */
export function RestoreForm({ action, name }: { action: string; name?: string }) {
  const t = useT();
  return (
    <ActForm
      action={action}
      intent="restore"
      look={name ? 'bare' : 'ink'}
      text={t('own-profile:do.restore')}
      {...(name ? { label: `${t('own-profile:do.restore')}: ${name}` } : {})}
      question={{
        title: t('own-profile:ask.restore'),
        text: t('own-profile:ask.restore_text'),
        calm: true,
      }}
    />
  );
}
