import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Loom } from '#web/components/krama/loom.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

/** That there is no line, in these words, and what one can do. */
export function OfflineNotice({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  return (
    <div className="empty">
      <Loom seed="offline" category="neutral" />
      <h1 className="t-h1">{title}</h1>
      {children}
      <div className="btn-row">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page one asked for */}
        <a href="" className="btn btn-ink">
          <Icon of={RotateCw} />
          {t('common:action.try_again')}
        </a>
        <a href="/" className="btn btn-line">
          {t('common:action.go_home')}
        </a>
      </div>
    </div>
  );
}
