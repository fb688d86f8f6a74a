import { Form } from 'react-router';
import { GET_LISTED_PATH } from '#shared/domain/listing/listing-paths.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ContinueData } from '../load/load-continue.ts';
import { keepAnswers } from '../saving/kept-answers.ts';
import { HelpBox } from '../step/help-box.tsx';
import { savedText } from '../step/saved-line.tsx';

/** Where the link of a mail leads: the form that was begun elsewhere, and going on with it here. */
export function ContinuePage({ data }: { data: ContinueData }) {
  const t = useT();
  return (
    <div className="wrap frame frame-form">
      <PageHead title={t('listing:later.title')} robots="noindex, nofollow" />
      {/* The address is the key to this form: no other site is told where one came from. */}
      <meta name="referrer" content="same-origin" />
      <aside>
        <HelpBox />
      </aside>
      <div className="form">
        {data.draft ? <Found draft={data.draft} /> : <Gone why={data.gone} />}
        <div className="on-phone">
          <HelpBox />
        </div>
      </div>
    </div>
  );
}

function Found({ draft }: { draft: NonNullable<ContinueData['draft']> }) {
  const t = useT();
  const name = localName(draft, t.language);
  return (
    <>
      <div>
        <p className="t-small t-3">{t(`listing:kind.${draft.kind}.form`)}</p>
        <h1 className="t-h1">{t('listing:later.title')}</h1>
      </div>
      <div className="panel panel-tint">
        <p className="t-h4" lang={name.text ? name.lang : undefined}>
          {name.text || t('listing:choose.unnamed')}
        </p>
        <p className="t-small t-3">{savedText(t, draft.saved_at, draft.now)}</p>
      </div>
      {draft.replaces && (
        <Notice tone="warn">
          <p>{t('listing:later.replaces')}</p>
        </Notice>
      )}
      {/* What only this device has belongs to the form that makes room. */}
      <Form method="post" className="btn-row" onSubmit={() => keepAnswers(draft.kind, null)}>
        <Button type="submit">{t('listing:later.go_on')}</Button>
        {draft.replaces && (
          <ButtonLink to={GET_LISTED_PATH} look="line">
            {t('common:action.cancel')}
          </ButtonLink>
        )}
      </Form>
    </>
  );
}

function Gone({ why }: { why: 'unknown' | 'sent' | null }) {
  const t = useT();
  const sent = why === 'sent';
  return (
    <>
      <div>
        <h1 className="t-h1">{t(sent ? 'listing:later.sent_title' : 'listing:later.gone_title')}</h1>
        <p className="t-2 mt-2">{t(sent ? 'listing:later.sent_text' : 'listing:later.gone_text')}</p>
      </div>
      <div className="btn-row">
        <ButtonLink to={GET_LISTED_PATH} look={sent ? 'line' : 'main'}>
          {t(sent ? 'listing:sent.another' : 'listing:title')}
        </ButtonLink>
      </div>
    </>
  );
}
