import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { VISIBLE_FIELDS, type Visibility, type VisibleField, visibilityOf } from '#shared/domain/person.ts';
import { SelectOptions } from '#web/components/form/select.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useBioFrame } from './bio-context.ts';

const ICONS: Readonly<Record<Visibility, LucideIcon>> = {
  public: Globe,
  connections: UsersRound,
  nobody: Lock,
};

/** Who sees a field, chosen beside it. */
export function Sight({ field }: { field: VisibleField }) {
  const t = useT();
  const { values } = useBioFrame();
  const [chosen, setChosen] = useState(() => visibilityOf(field, { [field]: values[`visibility.${field}`] }));
  const options = VISIBLE_FIELDS[field].choices.map((value) => ({
    value,
    label: t(`person:visibility.${value}`),
  }));
  return (
    <span className="sight">
      <Icon of={ICONS[chosen]} size="s" />
      <select
        name={`visibility.${field}`}
        defaultValue={chosen}
        aria-label={t('person:visibility.label', { field: t(`person:label.${field}`) })}
        onChange={(event) => setChosen(event.currentTarget.value as Visibility)}
      >
        <SelectOptions options={options} />
      </select>
    </span>
  );
}
