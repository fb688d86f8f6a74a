import type { getEcosystemPage } from '#shared/contracts/content.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { categoryPath, stakeholderPath } from '#shared/domain/addresses.ts';
import { isOtherStakeholderSlug, kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Swatch } from '#web/components/krama/swatch.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { categoryLead, useCategoryNames } from '../category-name.ts';

export type Category = ResponseOf<typeof getEcosystemPage>['data'][number];

/** The four kinds and the nine other types, distinguished. */
export const byWeight = (categories: readonly Category[]) => ({
  kinds: categories.filter(({ slug }) => !isOtherStakeholderSlug(slug)),
  others: categories.filter(({ slug }) => isOtherStakeholderSlug(slug)),
});

/** The four kinds: a big figure each, who they are, the newest. */
export function KindCards({ kinds }: { kinds: readonly Category[] }) {
  const t = useT();
  const names = useCategoryNames();
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
      {kinds.map((category) => (
        <li key={category.slug} className="kind-card">
          <p className="kind-count num">{formatInteger(category.count)}</p>
          <h2 className="t-h2">
            <AppLink to={categoryPath(category.slug)}>
              {category.count === 1 ? names.one(category.slug) : names.list(category.slug)}
            </AppLink>
          </h2>
          <p className="t-small t-2 mt-2">{categoryLead(t, category.slug)}</p>
          <Newest category={category} />
        </li>
      ))}
    </ul>
  );
}

/** The other types with what they are and their newest, for the page that names all. */
export function TypeCards({ types }: { types: readonly Category[] }) {
  const t = useT();
  const names = useCategoryNames();
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {types.map((category) => (
        <li key={category.slug} className="kind-card">
          <h3 className="t-h3 flex items-baseline justify-between gap-4 pt-4">
            <AppLink to={categoryPath(category.slug)}>{names.list(category.slug)}</AppLink>
            <span className="num t-3 t-normal">{formatInteger(category.count)}</span>
          </h3>
          <p className="t-small t-2 mt-1">{categoryLead(t, category.slug)}</p>
          <Newest category={category} />
        </li>
      ))}
    </ul>
  );
}

/** The other types as an index: one line each. */
export function TypeIndex({ types }: { types: readonly Category[] }) {
  const names = useCategoryNames();
  return (
    <ul className="type-index">
      {types.map(({ slug, count }) => (
        <li key={slug}>
          <AppLink to={categoryPath(slug)}>
            <span>{names.list(slug)}</span>
            <span className="num t-3">{formatInteger(count)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Newest({ category }: { category: Category }) {
  const t = useT();
  if (category.newest.length === 0) return null;
  return (
    <ul className="kind-newest" aria-label={t('directory:overview.newest')}>
      {category.newest.map((card) => {
        const name = localName(card, t.language);
        return (
          <li key={card.id}>
            <AppLink to={stakeholderPath(card)} lang={name.lang}>
              <Swatch
                seed={card.id}
                category={kramaOf(kindFromSlug(category.slug))}
                size={40}
                imageUrl={card.logo}
              />
              <span>{name.text}</span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
