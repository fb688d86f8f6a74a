import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import { calendarDate } from '#shared/format/calendar.ts';
import { formatDateTime, formatTime } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { isRefused } from '#web/lib/device-storage.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import type { SaveState } from '../saving/answer-keeper.ts';

/** "Draft saved 14:05", on another day with the date. */
export function savedText(t: Translator, saved_at: string, now: string): string {
  return calendarDate(saved_at) === calendarDate(now)
    ? t('common:state.draft_saved', { time: formatTime(saved_at) })
    : t('listing:form.saved_on', { date: formatDateTime(t.language, saved_at) });
}

export interface SavedLineProps {
  state: SaveState;
  /** "Draft saved 14:05"; null while nothing is saved. */
  saved: string | null;
}

/**
 * Whether what was typed is safe, and where. While something is sent, the words stay and only the sign
 * turns: a line that changed at every field would be read out at every field.
 */
export function SavedLine({ state, saved }: SavedLineProps) {
  const t = useT();
  return (
    <p
      className="t-small t-3 flex min-h-[1lh] min-w-0 items-start gap-2 max-sm:order-last max-sm:basis-full"
      role="status"
    >
      {lineOf()}
    </p>
  );

  function lineOf(): ReactNode {
    if (state.kind === 'waiting') {
      return line(CloudOff, t(isRefused() ? 'listing:form.not_kept' : 'common:state.draft_on_device'));
    }
    if (state.kind === 'refused') return line(CircleAlert, problemTexts(t, state.problem).message);
    if (state.kind === 'saving') return line(LoaderCircle, saved ?? t('listing:form.saving'));
    return saved && line(Check, saved);
  }
}

const line = (icon: typeof Check, text: string) => (
  <>
    <Icon of={icon} size="s" className="mt-[calc((1lh-16px)/2)]" />
    <span>{text}</span>
  </>
);
