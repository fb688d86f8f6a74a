import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { sending } from '#web/lib/sending.ts';
import { dismissUpload, stoppedUpload, stoppedUploads, uploadKey } from '#web/lib/stopped-upload.ts';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import { Button } from '../ui/button.tsx';

/**
 * Under a field for a file: the page was loaded anew while one was on its way, and the same file goes on where it stopped.
 * Gone when a file is chosen, or who reads it says so. `field`: as the form names it.
 */
export function StoppedUpload({ field }: { field: string }) {
  const t = useT();
  const { pathname } = useLocation();
  const isSending = useStore(sending) !== null;
  const changes = useStore(stoppedUploads);
  const [name, setName] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever something of it changed
  useEffect(() => setName(stoppedUpload(field)), [field, changes]);
  return (
    <div role="status" data-kept={uploadKey(field, pathname)}>
      {name && !isSending && (
        <div className="grid justify-items-start gap-2">
          <p className="t-small t-2">{t('common:sending.stopped', { name })}</p>
          <Button look="bare" size="s" onClick={() => dismissUpload(field)}>
            {t('common:action.close')}
          </Button>
        </div>
      )}
    </div>
  );
}
