import type { CollectionRow } from '#shared/contracts/collection.contract.ts';
import { classNames } from '#web/components/ui/class-names.ts';
import { Bar } from '#web/components/ui/measure-bar.tsx';
import { useT } from '#web/lib/texts.tsx';

const LANGUAGES = ['en', 'km'] as const;

/** How much of what needs both languages is there in each: threads of a meter, and in words. */
export function CompletenessMark({
  completeness,
  small,
}: {
  completeness: CollectionRow['completeness'];
  /** In a row of a table: only what is missing is said in words that are seen. */
  small?: boolean;
}) {
  const t = useT();
  return (
    <span className={classNames('complete', small && 'complete-s')}>
      {LANGUAGES.map((language) => {
        const { filled, total } = completeness[language];
        const words = t('collection:complete.of', {
          language: t(`desk:language.${language}`),
          filled,
          total,
        });
        return (
          <span
            key={language}
            className="complete-one"
            data-full={filled >= total || undefined}
            title={words}
          >
            <span aria-hidden="true" lang={language}>
              {language === 'km' ? 'ខ្មែរ' : t.language === 'km' ? 'អង់គ្លេស' : 'EN'}
            </span>
            <span className="complete-bar" aria-hidden="true">
              <Bar width={`${total === 0 ? 100 : (filled / total) * 100}%`} />
            </span>
            {!small && (
              <span aria-hidden="true" className="num">
                {filled}/{total}
              </span>
            )}
            <span className="sr-only">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
