import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { isRefused } from '#web/lib/device-storage.ts';
import { useT } from '#web/lib/texts.tsx';
import type { BioState } from './use-bio.ts';

/** The button that saves, with how far things are; stays in sight while one goes through the form. */
export function SaveBar({ state }: { state: BioState }) {
  const t = useT();
  return (
    <div className="save-bar">
      <p className="t-small t-2" role="status">
        {lineOf()}
      </p>
      <Button type="submit" name="intent" value="save" loading={state === 'saving'}>
        {t('person:form.save')}
      </Button>
    </div>
  );

  function lineOf(): ReactNode {
    if (state === 'saved') return line(Check, t('person:form.saved'));
    if (isRefused() && (state === 'changed' || state === 'failed' || state === 'unanswered'))
      return line(CircleAlert, t('person:form.not_kept'));
    if (state === 'changed') return line(CircleDot, t('person:form.unsaved'));
    if (state === 'unanswered') return line(CircleAlert, t('person:form.unanswered'));
    return state === 'failed' && line(CircleAlert, t('person:form.not_saved'));
  }
}

const line = (icon: typeof Check, text: string) => (
  <>
    <Icon of={icon} size="s" />
    <span>{text}</span>
  </>
);
