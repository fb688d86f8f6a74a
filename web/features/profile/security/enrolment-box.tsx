import { useEffect, useRef } from 'react';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { type Enrolment, enrolmentField } from './enrolment-form.ts';
import { qrPath } from './qr-path.ts';
import { SecurityForm, useSending } from './security-form.tsx';

/** The key of a second factor, as a picture and in letters, and the first code that switches it on. */
export function EnrolmentBox({ enrolment, errors }: { enrolment: Enrolment; errors: string[] | undefined }) {
  const t = useT();
  const busy = useSending('confirm-factor');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const size = enrolment.qr.length;
  return (
    <div ref={box} tabIndex={-1} className="enrol">
      <svg
        className="enrol-qr"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('profile:factor.qr')}
      >
        <path d={qrPath(enrolment.qr)} fill="#0b0b0c" />
      </svg>
      <ol className="enrol-steps">
        <li>
          <h3 className="t-h4">{t('profile:factor.scan_title')}</h3>
          <p className="t-small t-2 mt-1">{t('profile:factor.scan_text')}</p>
          <p className="t-small mt-1 sm:hidden">
            <a className="link" href={enrolment.uri}>
              {t('profile:factor.open')}
            </a>
          </p>
          <p className="t-small t-2 mt-3">{t('profile:factor.secret')}</p>
          <code className="secret-text" lang="en">
            {enrolment.secret}
          </code>
        </li>
        <li>
          <h3 className="t-h4">{t('profile:factor.code_title')}</h3>
          <SecurityForm part="factor" className="profile-form mt-3">
            <input type="hidden" {...enrolmentField(enrolment)} />
            <TextInput
              name="code"
              label={t('profile:factor.code')}
              lang="en"
              className="num max-w-40"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              error={errors}
            />
            <div className="btn-row">
              <Button type="submit" name="intent" value="confirm-factor" look="ink" loading={busy}>
                {t('profile:factor.confirm')}
              </Button>
              <ButtonLink look="bare" to={SECURITY_PATH} keepScroll>
                {t('profile:factor.stop')}
              </ButtonLink>
            </div>
          </SecurityForm>
        </li>
      </ol>
    </div>
  );
}
