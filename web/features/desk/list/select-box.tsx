import { Checkbox } from '#web/components/form/checkbox.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface SelectBoxProps {
  row: { id: string };
  /** What the row is called; it goes along, so that what could not be done is named. */
  name: string;
  selected: ReadonlySet<string>;
  onSelect: (id: string, selected: boolean) => void;
}

/** The box that ticks a row of a list. */
export function SelectBox({ row: { id }, name, selected, onSelect }: SelectBoxProps) {
  const t = useT();
  return (
    <>
      <Checkbox
        bare
        name="id"
        id={`select-${id}`}
        value={id}
        label={t('desk:queue.select', { name })}
        checked={selected.has(id)}
        onChange={(event) => onSelect(id, event.currentTarget.checked)}
      />
      <input type="hidden" name={`name:${id}`} value={name} />
    </>
  );
}
