import { GET_LISTED_PATH } from '#shared/domain/listing/listing-paths.ts';
import { formatFullDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { NamedText } from '#web/components/ui/named-text.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { SentData } from '../load/load-sent.ts';
import { HelpBox } from '../step/help-box.tsx';

/** The request has arrived: its number, what happens next and by when, where to follow it. */
export function SentPage({ data }: { data: SentData }) {
  const t = useT();
  const hydrated = useHydrated();
  const name = localName(data, t.language);
  return (
    <div className="wrap frame frame-form">
      <PageHead title={t('listing:sent.title')} robots="noindex" />
      {/* The address is the key to this request: no other site is told where one came from. */}
      <meta name="referrer" content="same-origin" />
      <aside>
        <HelpBox />
      </aside>
      <div className="form">
        <div>
          <h1 className="t-d1">{t('listing:sent.title')}</h1>
          <p className="t-lead t-2 mt-3">
            <NamedText text={(one) => t('listing:sent.lead', { name: one })} name={name} className="strong" />
          </p>
        </div>
        <div className="panel panel-tint flex flex-wrap items-end justify-between gap-4">
          <p>
            <span className="t-small t-3 block">{t('listing:sent.reference')}</span>
            <span className="t-figure">{data.reference}</span>
          </p>
          {hydrated && (
            <CopyButton
              value={data.reference}
              texts={{ copy: t('listing:sent.copy'), copied: t('listing:sent.copied') }}
            />
          )}
        </div>
        <section>
          <h2 className="t-h3 mb-5">{t('listing:sent.next')}</h2>
          <ol className="steps">
            <li data-state="now">
              <span className="step-text">
                {t('listing:sent.next_read', { date: formatFullDate(t.language, data.answer_by) })}
              </span>
            </li>
            <li data-state="next">
              <span className="step-text">
                {t('listing:sent.next_mail')}
                <small>{t('listing:sent.next_mend')}</small>
              </span>
            </li>
            <li data-state="next">
              <span className="step-text">{t('listing:sent.next_public')}</span>
            </li>
          </ol>
        </section>
        <div className="grid gap-4 rule-above pt-6">
          <div className="btn-row">
            <ButtonLink to={data.follow}>{t('listing:sent.follow')}</ButtonLink>
            <ButtonLink to={GET_LISTED_PATH} look="line">
              {t('listing:sent.another')}
            </ButtonLink>
          </div>
          <p className="t-small t-3">{t('listing:sent.bookmark')}</p>
        </div>
        <div className="on-phone">
          <HelpBox />
        </div>
      </div>
    </div>
  );
}
