import { localName } from '#shared/i18n/local-name.ts';
import { Select } from '#web/components/form/select.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import { type Insights, tabPath } from './insight-data.ts';

/** What the figures can be narrowed to: lists and a button, so that it works without a script. */
export function InsightFilters({ insights: { tab, filters, options } }: { insights: Insights }) {
  const t = useT();
  const label = (key: (typeof options)[number]['key']) =>
    t(key === 'year' && tab === 'startup' ? 'insight:filter.founded' : `insight:filter.${key}`);
  return (
    <form action={tabPath(tab)} method="get" aria-label={t('insight:filters')} className="figure-filters">
      {t.language === 'km' && <input type="hidden" name="lang" value="km" />}
      {options.map(({ key, values }) => (
        <Select
          key={key}
          name={key}
          label={label(key)}
          optional=""
          small
          placeholder={t('insight:any')}
          defaultValue={filters.find((one) => one.key === key)?.value ?? ''}
          options={values.map((value) => {
            const name = localName(value, t.language);
            return { value: value.value, label: name.text, lang: name.lang };
          })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="line">
          {t('insight:apply')}
        </Button>
        {filters.length > 0 && (
          <AppLink to={tabPath(tab)} className="link t-small" keepScroll>
            {t('insight:clear')}
          </AppLink>
        )}
      </div>
    </form>
  );
}
