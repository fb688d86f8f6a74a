import { useT } from '#web/lib/texts.tsx';

/** Whether the letter can be subscribed to; off until an editor takes it on (2.113, B.18). */
export const NEWSLETTER_SHOWN = false;

/** The subscription block of the footer: part of the page and hidden. It asks through the contact form. */
export function Newsletter({ shown = NEWSLETTER_SHOWN }: { shown?: boolean }) {
  const t = useT();
  return (
    <section className="newsletter" aria-labelledby="newsletter" hidden={!shown}>
      <div>
        <h2 id="newsletter">{t('shell:newsletter.title')}</h2>
        <p className="t-small">{t('shell:newsletter.text')}</p>
      </div>
      <form action="/contact">
        <input type="hidden" name="category" value="newsletter" />
        <input
          type="email"
          name="newsletter_email"
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
