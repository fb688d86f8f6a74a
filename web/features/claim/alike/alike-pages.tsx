import './alike.css';
import type { AlikePage } from '#shared/contracts/matching.contract.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';

/** "Is it one of these?": pages with such a name, each with the way to take it over. Sent along: which were shown. */
export function AlikePages({ pages }: { pages: readonly AlikePage[] }) {
  const t = useT();
  return (
    <div role="status" className="empty:-mt-7">
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
