import type { getEcosystemPage } from '#shared/contracts/content.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Swatch } from '#web/components/krama/swatch.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { categoryName } from '../category-name.ts';
import { categoryPath, kramaOf, stakeholderPath } from '../stakeholder-link.ts';

export type Category = ResponseOf<typeof getEcosystemPage>['data'][number];

/** Each category with its live count and its newest records. */
export function CategoryCards({ categories }: { categories: readonly Category[] }) {
  const t = useT();
  return (
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map((category) => (
        <li key={category.slug} className="border-t border-ink pt-5">
          <h2 className="t-h3 flex items-baseline justify-between gap-4">
            <AppLink to={categoryPath(category.slug)} className="no-underline hover:text-orange-text">
              {categoryName(t, category.slug)}
            </AppLink>
            <span className="t-figure num shrink-0">{formatInteger(category.count)}</span>
          </h2>
          <ul className="mt-4 grid gap-3" aria-label={t('directory:overview.newest')}>
            {category.newest.map((card) => {
              const name = localName(card, t.language);
              return (
                <li key={card.id} className="flex items-center gap-3">
                  <Swatch seed={card.id} category={kramaOf(kindFromSlug(category.slug))} size={32} />
                  <AppLink
                    to={stakeholderPath(card)}
                    lang={name.lang}
                    className="flex min-h-11 items-center no-underline hover:text-orange-text"
                  >
                    {name.text}
                  </AppLink>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
