import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';

/** The codes that let one in without the phone, shown once: to copy, to keep as a file, to print. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const t = useT();
  const hydrated = useHydrated();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const text = `${t('profile:factor.file_head', { email })}\n\n${codes.join('\n')}\n`;

  function download() {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'phum-recovery-codes.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url));
  }

  return (
    <section ref={box} tabIndex={-1} className="recovery" aria-labelledby="recovery-title">
      <div>
        <h3 id="recovery-title" className="t-h4">
          {t('profile:factor.codes_title')}
        </h3>
        <p className="t-2 mt-1">{t('profile:factor.codes_text')}</p>
      </div>
      <ul className="recovery-codes" lang="en">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="btn-row print:hidden">
        {hydrated && (
          <>
            <CopyButton
              value={text}
              texts={{ copy: t('common:action.copy'), copied: t('profile:factor.copied') }}
            />
            <Button look="line" icon={<Icon of={Download} />} onClick={download}>
              {t('profile:factor.download')}
            </Button>
            <Button look="line" icon={<Icon of={Printer} />} onClick={() => window.print()}>
              {t('profile:factor.print')}
            </Button>
          </>
        )}
        <ButtonLink look="ink" to={SECURITY_PATH} keepScroll>
          {t('profile:factor.kept')}
        </ButtonLink>
      </div>
    </section>
  );
}
