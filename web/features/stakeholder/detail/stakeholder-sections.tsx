import Package from 'lucide-react/icons/package';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import type { TermField } from '#shared/domain/facets.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Prose } from '#web/components/layout/prose.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

/** What a record says of itself, its text and its products. */
export function StakeholderAbout({ record }: { record: StakeholderDetail }) {
  const t = useT();
  const description = localName(record, t.language, 'description');
  if (!description.text && record.products.length === 0) return null;
  const title =
    record.products.length > 0 ? t('stakeholder:section.product') : t('stakeholder:section.about');
  return (
    <section id="about" aria-labelledby="about-title">
      <h2 id="about-title" className="t-h1">
        {title}
      </h2>
      <Prose content={description} />
      {record.products.length > 0 && (
        <ul className="mt-8 grid gap-4 sm:grid-cols-2">
          {record.products.map((product) => {
            const name = localName(product, t.language);
            const text = localName(product, t.language, 'description');
            return (
              <li key={product.id} className="panel">
                <Icon of={Package} className="text-orange-text" />
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

/** Expertise, interests and services as chips that lead to the list of those who share them. */
export function StakeholderTerms({ record }: { record: StakeholderDetail }) {
  const t = useT();
  return LISTS.filter(([field]) => record.terms[field].length > 0).map(([field, title]) => (
    <section key={field} id={field} aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`} className="t-h1">
        {t(`stakeholder:section.${title}`)}
      </h2>
      <div className="chips">
        {record.terms[field].map((term) => {
          const { text, lang } = localName(term, t.language);
          return (
            <Chip
              key={term.slug}
              to={`/ecosystem/discover/category/${record.category}?${field}=${term.slug}`}
              lang={lang}
            >
              {text}
            </Chip>
          );
        })}
      </div>
    </section>
  ));
}

/** Provinces where it works (B.41). */
export function StakeholderAreas({ record }: { record: StakeholderDetail }) {
  const t = useT();
  if (record.areas.length === 0) return null;
  return (
    <section id="areas" aria-labelledby="areas-title">
      <h2 id="areas-title" className="t-h1">
        {t('stakeholder:section.areas')}
      </h2>
      <div className="chips">
        {record.areas.map((province) => {
          const { text, lang } = localName(province, t.language);
          return (
            <Chip
              key={province.code}
              to={`/ecosystem/discover/category/${record.category}?province=${province.code}`}
              lang={lang}
            >
              {text}
            </Chip>
          );
        })}
      </div>
    </section>
  );
}
