import type { ReactNode } from 'react';

export interface PopupContentProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
}

/** What stands in a popup, for every popup the same. */
export function PopupContent({ icon, title, text, actions }: PopupContentProps) {
  return (
    <>
      <span className="popup-icon">{icon}</span>
      {title}
      {text}
      {actions && <div className="popup-acts">{actions}</div>}
    </>
  );
}
