import type { ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { classNames } from '#web/components/ui/class-names.ts';

export interface DeskListProps {
  /** "12 requests". */
  found: string;
  /** Where its buttons send what is ticked; absent where nothing can be done with many at once. */
  action?: string;
  /** Beside the number: how the list looks. */
  tools?: ReactNode;
  /** What can be done with what is ticked. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A list of the desk with the number of its rows; it fades while another one is fetched. */
export function DeskList({ found, tools, action, actions, children }: DeskListProps) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isWaiting = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const list = {
    className: classNames('desk-list', isWaiting && 'is-waiting'),
    'aria-busy': isWaiting || undefined,
  };
  const content = (
    <>
      <div className="desk-count">
        <div className="flex items-center gap-4">
          <p className="t-small t-2" role="status">
            {found}
          </p>
          {tools}
        </div>
        {actions}
      </div>
      {children}
    </>
  );
  if (!action) return <div {...list}>{content}</div>;
  return (
    <Form method="post" action={action} preventScrollReset {...list}>
      {content}
    </Form>
  );
}
