import Package from 'lucide-react/icons/package';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { categoryPath } from '#shared/domain/addresses.ts';
import type { TermField } from '#shared/domain/facets.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Prose } from '#web/components/layout/prose.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { aboutText, hasAbout } from './about-text.ts';

/** What a record says of itself beyond the sentence at its head, and its products. */
export function StakeholderAbout({ record }: { record: StakeholderDetail }) {
  const t = useT();
  if (!hasAbout(record, t.language)) return null;
  const { opening, rest } = aboutText(record, t.language);
  const title =
    record.products.length > 0 ? t('stakeholder:section.product') : t('stakeholder:section.about');
  return (
    <section id="about" aria-labelledby="about-title">
      <h2 id="about-title" className="t-h1">
        {title}
      </h2>
      {opening.text && (
        <p className="t-lead max-w-[52ch]" lang={opening.lang}>
          {opening.text}
        </p>
      )}
      {rest.text && (
        <div className="t-2 mt-5">
          <Prose content={rest} />
        </div>
      )}
      {record.products.length > 0 && (
        <ul className="mt-8 grid gap-4 sm:grid-cols-2">
          {record.products.map((product) => {
            const name = localName(product, t.language);
            const text = localName(product, t.language, 'description');
            return (
              <li key={product.id} className="panel">
                {product.picture ? (
                  <img
                    src={product.picture}
                    alt=""
                    width={512}
                    height={384}
                    loading="lazy"
                    decoding="async"
                    className="product-picture"
                  />
                ) : (
                  <Icon of={Package} className="t-orange" />
                )}
                <h3 className="t-h4 mt-4" lang={name.lang}>
                  {name.text}
                </h3>
                <p className="t-small t-2 mt-1" lang={text.lang}>
                  {text.text}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const LISTS: readonly [TermField, 'expertise' | 'interest' | 'services'][] = [
  ['expertise', 'expertise'],
  ['interest', 'interest'],
  ['service', 'services'],
];

/** Expertise, interests, services and provinces, each a line of chips that lead to those who share them. */
export function StakeholderTerms({ record }: { record: StakeholderDetail }) {
  const t = useT();
  const rows = LISTS.map(([field, title]) => ({
    id: field as string,
    title: t(`stakeholder:section.${title}`),
    chips: record.terms[field].map((term) => ({ key: term.slug, ...localName(term, t.language) })),
  }));
  const areas = record.areas.map((place) => ({ key: place.code, ...localName(place, t.language) }));
  rows.push({ id: 'areas', title: t('stakeholder:section.areas'), chips: areas });
  const filled = rows.filter(({ chips }) => chips.length > 0);
  if (filled.length === 0) return null;
  return (
    <div className="detail-rows">
      {filled.map(({ id, title, chips }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="t-h3">
            {title}
          </h2>
          <div className="chips">
            {chips.map(({ key, text, lang }) => (
              <Chip
                key={key}
                to={`${categoryPath(record.category)}?${id === 'areas' ? 'province' : id}=${key}`}
                lang={lang}
              >
                {text}
              </Chip>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
