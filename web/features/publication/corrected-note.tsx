import { useT } from '#web/lib/texts.tsx';

/** Says that what is listed was found by another spelling than the one that was typed. */
export function CorrectedNote({ term }: { term: string | null }) {
  const t = useT();
  return term === null ? null : (
    <p role="status" className="mt-4">
      {t('publication:corrected', { term })}
    </p>
  );
}
