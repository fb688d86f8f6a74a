import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Names the dialog; drawn by `children` unless `showTitle`. */
  title: string;
  /** Draws the title as a heading at the top. */
  showTitle?: boolean;
  closeLabel: string;
  /** `login` 400 px with a pattern head, `search` 768 px from 88 px below the top (full screen on phones), `m` 560 px. */
  size?: 'login' | 'm' | 'search';
  /** Above the body, edge to edge: a pattern. */
  head?: ReactNode;
  /** Takes the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Search draws its own way to close. */
  hideClose?: boolean;
  children: ReactNode;
}

/**
 * A dialog over the page: focus stays inside, Escape and the veil close it, focus returns to where it was. Heavy: load
 * it with `lazy(() => import(…))` when it is first opened.
 */
export function Dialog({ size = 'm', head, showTitle, hideClose, ...props }: DialogProps) {
  return (
    <Base.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Viewport className={classNames('overlay', size === 'search' && 'overlay-top')}>
          <Base.Popup className={classNames('dialog', `dialog-${size}`)} initialFocus={props.initialFocus}>
            {head}
            <Base.Title className={showTitle ? 't-h2 px-7 pt-7 pr-16' : 'sr-only'}>{props.title}</Base.Title>
            {size === 'search' ? props.children : <div className="dialog-body">{props.children}</div>}
            {!hideClose && (
              <Base.Close
                render={
                  <IconButton label={props.closeLabel} look="line" className="dialog-close">
                    <Icon of={X} />
                  </IconButton>
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
