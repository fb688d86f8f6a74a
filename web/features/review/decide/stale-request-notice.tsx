import './decide.css';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import { TextDiff } from '#web/components/ui/text-diff.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { MeanwhileChange } from './changes-meanwhile.ts';

export interface StaleNoticeProps {
  fields: readonly MeanwhileChange[];
  status: string | null;
  /** Who did what last, and when. */
  last: string | null;
  onGoOn: () => void;
}

/** The request changed while it was being read: what, and on with the new version. */
export function StaleNotice({ fields, status, last, onGoOn }: StaleNoticeProps) {
  const t = useT();
  const nothing = t('desk:record.empty');
  return (
    <div className="mb-6">
      <TakesFocus about={fields}>
        <Notice tone="warn" title={t('desk:stale.title')}>
          {last && <p>{last}</p>}
          <p>{t('desk:stale.text')}</p>
          <dl className="desk-meanwhile">
            {status && (
              <div>
                <dt>{t('desk:stale.status')}</dt>
                <dd>{status}</dd>
              </div>
            )}
            {fields.map(({ name, label, lang, was, now }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <TextDiff
                    was={was.length > 0 ? was : [nothing]}
                    now={now.length > 0 ? now : [nothing]}
                    lang={lang ?? undefined}
                    texts={{ was: t('desk:record.was'), now: t('desk:record.now') }}
                  />
                </dd>
              </div>
            ))}
          </dl>
          <Button look="ink" size="s" onClick={onGoOn}>
            {t('desk:stale.go_on')}
          </Button>
        </Notice>
      </TakesFocus>
    </div>
  );
}
