import './alike.css';
import { useEffect, useRef } from 'react';
import type { AlikePage } from '#shared/contracts/matching.contract.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';

/** Where the question stands on its page. */
export const ALIKE_ID = 'alike';

/**
 * "Is it one of these?": pages with such a name, each with the way to take it over. Sent along: which were shown. `stops`
 * counts how often the question kept a form from being sent: it is brought into sight and takes the focus then.
 */
export function AlikePages({ pages, stops = 0 }: { pages: readonly AlikePage[]; stops?: number }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stops === 0) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [stops]);
  return (
    <div ref={place} id={ALIKE_ID} role="status" tabIndex={-1} className="empty:-mt-7">
      {pages.length > 0 && (
        <Notice tone="warn" title={t('listing:alike.title')}>
          <p className="t-small">{t('listing:alike.text')}</p>
          <ul className="alike">
            {pages.map((page) => {
              const name = localName(page, t.language);
              const other = otherName(page, t.language);
              return (
                <li key={page.id}>
                  <input type="hidden" name="seen" value={page.id} />
                  <p className="min-w-0">
                    <b lang={name.lang}>{name.text}</b> {other && <span lang={other.lang}>{other.text}</span>}
                    <span className="t-small t-2 block">{t(`listing:alike.kind.${page.kind}`)}</span>
                  </p>
                  <ButtonLink
                    look="line"
                    size="s"
                    to={`${page.path}/claim`}
                    aria-label={t('listing:alike.take_named', { name: name.text })}
                  >
                    {t('listing:alike.take')}
                  </ButtonLink>
                </li>
              );
            })}
          </ul>
        </Notice>
      )}
    </div>
  );
}
