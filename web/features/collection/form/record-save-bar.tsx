import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { CollectionRow } from '#shared/contracts/collection.contract.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { isRefused } from '#web/lib/device-storage.ts';
import { useT } from '#web/lib/texts.tsx';
import { CompletenessMark } from '../completeness-mark.tsx';
import type { SaveState } from './use-record-form.ts';

export interface RecordSaveBarProps {
  state: SaveState;
  saving: boolean;
  /** Of what is typed now. */
  completeness: CollectionRow['completeness'];
  /** The record is in the bin, or cannot be changed. */
  closed: boolean;
  /** "Save draft", "Save changes", "Save". */
  text: string;
}

/** The button that saves, with how far things are; stays in sight while one goes through the form. */
export function RecordSaveBar({ state, saving, completeness, closed, text }: RecordSaveBarProps) {
  const t = useT();
  const isLost = isRefused() && (state === 'changed' || state === 'failed');
  const [icon, words] = isLost ? NOT_KEPT : (LINES[state] ?? []);
  return (
    <div className="entry-bar">
      <CompletenessMark completeness={completeness} />
      <p className="t-small t-2" role="status">
        {icon && words && (
          <>
            <Icon of={icon} size="s" />
            <span>{t(words)}</span>
          </>
        )}
      </p>
      {!closed && (
        <Button type="submit" name="intent" value="save" loading={saving}>
          {text}
        </Button>
      )}
    </div>
  );
}

type Line = [LucideIcon, `collection:form.${'saved' | 'unsaved' | 'not_saved' | 'not_kept'}`];

const NOT_KEPT: Line = [CircleAlert, 'collection:form.not_kept'];
const LINES: Partial<Record<SaveState, Line>> = {
  saved: [Check, 'collection:form.saved'],
  changed: [CircleDot, 'collection:form.unsaved'],
  failed: [CircleAlert, 'collection:form.not_saved'],
};
