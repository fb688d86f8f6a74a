import { localName } from '#shared/i18n/local-name.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { OwnDraft } from '../load/list-own-drafts.ts';

/** Profiles of whoever is signed in that were begun and not sent, each with its way on. */
export function OwnDrafts({ drafts }: { drafts: readonly OwnDraft[] }) {
  const t = useT();
  return (
    <section aria-labelledby="own-drafts" className="panel panel-tint grid gap-4">
      <h2 id="own-drafts" className="t-h3">
        {t('listing:apply.own')}
      </h2>
      <ul className="grid gap-5">
        {drafts.map((draft) => {
          const name = localName(draft, t.language);
          const kind = t(`listing:kind.${draft.kind}.title`);
          return (
            <li key={draft.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p className="min-w-0">
                <span className="strong block" lang={name.text ? name.lang : undefined}>
                  {name.text || t('listing:choose.unnamed')}
                </span>
                <span className="t-small t-2 block">{kind}</span>
              </p>
              <ButtonLink to={draft.to} look="ink">
                {t('listing:choose.continue')}
                <span className="sr-only">: {name.text || kind}</span>
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
