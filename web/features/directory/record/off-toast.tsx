import { Form } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { HoldToast } from '#web/features/desk/hold/hold-toast.tsx';
import { useT } from '#web/lib/texts.tsx';
import { recordTo } from './directory-record-address.ts';
import type { RecordData } from './load-directory-record.ts';

/** What was just done, and while its letter is held the way to undo it. */
export function OffToast({ data: { record, list, now } }: { data: RecordData }) {
  const t = useT();
  const rest = (left: number) => {
    if (record.owners.length === 0) return '';
    return left > 0 ? t('directory-desk:off.leaves', { count: left }) : t('directory-desk:off.left');
  };
  return (
    <HoldToast
      done={t('directory-desk:off.done')}
      until={record.off?.undo_until ?? null}
      now={now}
      rest={rest}
      undo={
        <Form method="post" action={recordTo(record.id, { list })}>
          <input type="hidden" name="version" value={record.version} />
          <Button type="submit" name="intent" value="back" look="bare" size="s">
            {t('directory-desk:off.undo')}
          </Button>
        </Form>
      }
    />
  );
}
