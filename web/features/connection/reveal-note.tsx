import type { ConnectionItem } from '#shared/contracts/connection.contract.ts';
import { listText } from '#shared/format/lists.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { BIO_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';

interface Shown {
  reveals: ConnectionItem['reveals'];
  party: Pick<ConnectionItem['party'], 'kind'>;
}

/** What the other sees of the reader once they are connected, beside the button that connects them. */
export function RevealNote({ connection, name }: { connection: Shown; name: string }) {
  const t = useT();
  const { reveals, party } = connection;
  if (party.kind !== 'person') return null;
  const fields = reveals.map((field) => t(`connection:reveals.field.${field}`));
  return (
    <p className="t-small t-3 w-full">
      {fields.length > 0
        ? t('connection:reveals.some', { name, fields: listText(t.language, fields) })
        : t('connection:reveals.nothing', { name })}{' '}
      <AppLink className="link" to={BIO_PATH}>
        {t('connection:reveals.change')}
      </AppLink>
    </p>
  );
}
