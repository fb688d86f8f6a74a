import { Diff } from '#web/components/ui/diff.tsx';
import { TextDiff } from '#web/components/ui/text-diff.tsx';
import { useT } from '#web/lib/texts.tsx';
import { Picture, type RecordField } from './field-value.tsx';

/** Old and new value of a changed field: pictures and ticks as wholes, texts by their words, lists by their entries. */
export function FieldChange({ field }: { field: RecordField }) {
  const t = useT();
  const { was, value, texts, input } = field;
  const diff = {
    lang: field.lang ?? undefined,
    texts: { was: t('desk:record.was'), now: t('desk:record.now') },
  };
  if (input === 'image')
    return (
      <Diff
        {...diff}
        was={was?.image ? <Picture image={was.image} /> : was?.value ? t('desk:record.old_picture') : null}
        now={field.image && <Picture image={field.image} />}
      />
    );
  if (input === 'checkbox') {
    const agreed = t('desk:record.agreed');
    return <Diff {...diff} was={was?.value ? agreed : null} now={value ? agreed : null} />;
  }
  return <TextDiff {...diff} was={was?.texts ?? []} now={texts} />;
}
