import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { Facet } from './facet.tsx';

interface FacetGroupProps {
  facet: FacetCounts;
  /** It stands open; the rest folds, unless something in it is chosen. */
  early: boolean;
}

/**
 * A filter of a list or the directory as the server counted it, in the language of the page. The server leaves out what would
 * find nothing; a filter that is empty so is not shown.
 */
export function FacetGroup({ facet, early }: FacetGroupProps) {
  const t = useT();
  if (facet.values.length === 0) return null;
  const options = facet.values.map((value) => {
    const { text, lang } = localName(value, t.language);
    return {
      value: value.value,
      label: text,
      count: formatInteger(value.count),
      ...(lang === t.language ? {} : { lang }),
    };
  });
  const chosen = facet.values.filter(({ selected }) => selected).map(({ value }) => value);
  return (
    <Facet
      name={facet.key}
      label={localName({ name: facet.label, name_kh: facet.label_kh }, t.language).text}
      options={options}
      chosen={chosen}
      moreText={(count) => t('common:action.show_more', { count })}
      open={early || chosen.length > 0}
    />
  );
}
