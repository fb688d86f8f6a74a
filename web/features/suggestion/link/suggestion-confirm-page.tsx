import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { HelpBox } from '#web/features/listing/step/help-box.tsx';
import { useT } from '#web/lib/texts.tsx';

/**
 * The link of a mail, opened for the first time: the address is confirmed by a post, not by looking at the page, so that
 * programs which open the links of mails to check them confirm nothing. People with scripts see it for a moment only.
 */
export function ConfirmPage() {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  useEffect(() => {
    void submit(form.current, { replace: true });
  }, [submit]);
  const title = t('suggestion:link.confirm');
  return (
    <div className="wrap frame frame-form">
      <PageHead title={title} robots="noindex, nofollow" />
      <meta name="referrer" content="same-origin" />
      <aside>
        <HelpBox />
      </aside>
      <Form ref={form} method="post" className="form">
        <input type="hidden" name="intent" value="confirm" />
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="t-2 mt-2">{t('suggestion:link.confirm_text')}</p>
        </div>
        <div className="btn-row">
          <Button type="submit" loading={busy}>
            {t('suggestion:link.confirm_button')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
