import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
import { COUNTRY_CODE } from '#shared/country/chosen/facts.ts';
import { programPath, stakeholderPath } from '#shared/domain/addresses.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { JsonLd } from '#web/components/layout/json-ld.tsx';
import { useT } from '#web/lib/texts.tsx';
import { jsonLdCrumbs, jsonLdGraph } from '../publication/json-ld-crumbs.ts';

/** A program in the words of schema.org: a course of support with dates, places and an organiser. Public facts only. */
export function ProgramJsonLd({ program, origin }: { program: ProgramDetail; origin: string }) {
  const t = useT();
  const path = programPath(program);
  const { category, organiser, cover } = program;
  const province = findProvince(program.province_code);
  const name = localName(program, t.language, 'title').text;
  return (
    <JsonLd
      data={jsonLdGraph(
        {
          '@type': 'EducationalOccupationalProgram',
          '@id': `${origin}${path}`,
          name,
          description: localName(program, t.language, 'summary').text,
          url: `${origin}${path}`,
          ...(program.opens_at ? { applicationStartDate: program.opens_at } : {}),
          ...(program.closes_at ? { applicationDeadline: program.closes_at } : {}),
          ...(program.cohort_size ? { maximumEnrollment: program.cohort_size } : {}),
          ...(program.eligibility.length > 0 ? { programPrerequisites: program.eligibility.join('; ') } : {}),
          ...(category ? { programType: localName(category, t.language).text } : {}),
          ...(cover ? { image: `${origin}${cover.url}` } : {}),
          ...(organiser
            ? {
                provider: {
                  '@type': 'Organization',
                  name: localName(organiser, t.language).text,
                  url: origin + stakeholderPath(organiser),
                  ...(province
                    ? {
                        address: {
                          '@type': 'PostalAddress',
                          addressRegion: localName(province, t.language).text,
                          addressCountry: COUNTRY_CODE,
                        },
                      }
                    : {}),
                },
              }
            : {}),
        },
        jsonLdCrumbs(origin, [
          { name: t('program:list.title'), path: '/program' },
          ...(category
            ? [{ name: localName(category, t.language).text, path: `/program?category=${category.slug}` }]
            : []),
          { name, path },
        ]),
      )}
    />
  );
}
