import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useT } from '#web/lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { IconLink } from '../ui/icon-link.tsx';
import { WithoutScripts } from './without-scripts.tsx';

interface FilterSheetProps {
  label: string;
  /** Whether the address asks for the sheet; on wide screens the filters stand beside the list anyway. */
  open: boolean;
  /** Address of the same list without the sheet. */
  closed: string;
  /** Address of the list without any filter, the sheet still open. */
  cleared: string;
  /** What the way back to the list says: how many it shows. */
  show: string;
  /** Without a script what is ticked is not in the address yet: id of the form it is sent by, and what its button says. */
  form: string;
  apply: string;
  children: ReactNode;
}

/**
 * The filters beside a list (`.with-filters`); on phones a sheet that is opened and closed by links, so that it needs no
 * script. The page tends it (`useSheet`): where the server drew this, nothing of it is awake.
 */
export function FilterSheet({ label, open, closed, cleared, show, form, apply, children }: FilterSheetProps) {
  const t = useT();
  return (
    <aside aria-label={label} className={classNames(open && 'sheet lg:static')}>
      <div className={classNames('sheet-head lg:hidden', !open && 'hidden')}>
        <h2 className="t-h3">{label}</h2>
        <IconLink to={closed} label={t('common:action.close')} keepScroll>
          <Icon of={X} size="l" />
        </IconLink>
      </div>
      <div className={classNames(open && 'sheet-body')}>{children}</div>
      <div className={classNames('sheet-foot lg:hidden', !open && 'hidden')}>
        <ButtonLink look="line" to={cleared}>
          {t('common:action.clear')}
        </ButtonLink>
        <ButtonLink to={closed} className="scripted">
          {show}
        </ButtonLink>
        <WithoutScripts>
          <Button type="submit" form={form} wide>
            {apply}
          </Button>
        </WithoutScripts>
      </div>
    </aside>
  );
}
