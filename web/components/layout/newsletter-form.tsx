import { NEWSLETTER_PATH } from '#shared/domain/newsletter.ts';
import { useT } from '#web/lib/texts.tsx';

/**
 * The subscription block of the footer: part of the page, hidden unless a setting says otherwise. The address is posted:
 * it stands in no address of ours.
 */
export function Newsletter({ shown = false }: { shown?: boolean | undefined }) {
  const t = useT();
  return (
    <section className="newsletter" aria-labelledby="foot-newsletter" hidden={!shown}>
      <div>
        <h2 id="foot-newsletter">{t('shell:newsletter.title')}</h2>
        <p className="t-small">{t('shell:newsletter.text')}</p>
      </div>
      <form action={NEWSLETTER_PATH} method="post">
        <input
          type="email"
          name="email"
          required
          autoComplete="email"
          className="input"
          aria-label={t('shell:newsletter.email')}
          placeholder={t('shell:newsletter.email')}
        />
        <button type="submit" className="btn btn-on-ink">
          {t('shell:newsletter.subscribe')}
        </button>
      </form>
    </section>
  );
}
