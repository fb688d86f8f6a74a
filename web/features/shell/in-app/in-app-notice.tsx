import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { inAppTranslator } from './in-app-texts.ts';
import { canOpenOutside, leaveApp } from './way-out.ts';

/** Where one signs in inside another app: it may forget so, and the browser of the device does not. */
export default function InAppNotice() {
  const t = inAppTranslator();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="mb-5">
      <Notice tone="warn">
        <p>{t('in-app:sign_in')}</p>
        <p className="mt-2">
          <Button look="line" size="s" onClick={() => void leaveApp().then(setCopied)}>
            {t(canOpenOutside() ? 'in-app:open' : 'common:action.copy_link')}
          </Button>
        </p>
        <p role="status">{isCopied && t('in-app:copied')}</p>
      </Notice>
    </div>
  );
}
