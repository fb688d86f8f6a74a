import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useRef } from 'react';
import { useDisclosure } from '#web/components/layout/use-disclosure.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

/** On phones: the menu of a person's own area in one control, beside the first line of the page. */
export function ProfileSwitch({ children }: { children: ReactNode }) {
  const t = useT();
  const details = useRef<HTMLDetailsElement>(null);
  useDisclosure(details);
  return (
    <details ref={details} className="nav-group profile-switch">
      <summary className="btn btn-line btn-s">
        {t('profile:menu.label')}
        <Icon of={ChevronDown} size="s" />
      </summary>
      <div className="menu nav-menu nav-menu-end">{children}</div>
    </details>
  );
}
