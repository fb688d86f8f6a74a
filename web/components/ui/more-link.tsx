import ArrowRight from 'lucide-react/icons/arrow-right';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** The quiet way on at the end of a section: ink words on a rule, an arrow that leans forward. */
export function MoreLink({ children, className, ...rest }: AppLinkProps) {
  return (
    <AppLink {...rest} className={classNames('more', className)}>
      {children}
      <Icon of={ArrowRight} />
    </AppLink>
  );
}
