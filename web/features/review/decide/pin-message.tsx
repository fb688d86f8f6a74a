import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import { useState } from 'react';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { MessageTexts } from './message-texts.tsx';
import { messageName, type TypedTexts } from './typed-decision.ts';

export interface PinMessageProps {
  field: string;
  label: string;
  ownerLanguage: Language;
  defaults: TypedTexts;
  errors: Readonly<Record<string, readonly string[]>>;
  /** Somebody begins a message: the decision is to return. */
  onOpen: () => void;
}

/** A message pinned to a field: native details, so that it opens without a script. */
export function PinMessage({ field, label, onOpen, ...texts }: PinMessageProps) {
  const t = useT();
  const names = LANGUAGES.map((language) => messageName(field, language));
  const [begun] = useState(() => names.some((name) => texts.defaults[name] || texts.errors[name]));
  const about = t('desk:decide.message_about', { field: label });
  const write = t('desk:decide.write_about', { field: label });
  return (
    <details
      className="pin-write"
      open={begun}
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        onOpen();
        // A message that came back from the tab opens by itself: only the person's own press moves the cursor.
        if (event.currentTarget.contains(document.activeElement))
          event.currentTarget.querySelector('textarea')?.focus();
      }}
    >
      <summary className="icon-btn" aria-label={write} title={write}>
        <Icon of={MessageSquarePlus} />
      </summary>
      <div className="pin-box">
        <p className="legend">{about}</p>
        <MessageTexts field={field} about={about} {...texts} />
      </div>
    </details>
  );
}
