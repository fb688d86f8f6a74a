import { directoryRecordPath } from '#shared/domain/directory.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

/** The ways from a public page to its record at the desk. Pages kept for everybody are drawn for visitors, so without it. */
export function StaffBar({ id }: { id: string }) {
  const t = useT();
  const roles = useViewer()?.desk_roles ?? [];
  if (!deskMay(roles, 'read_queue')) return null;
  const path = directoryRecordPath(id);
  return (
    <nav
      className="flex flex-wrap gap-x-5 gap-y-1 mt-4 t-small print:hidden"
      aria-label={t('stakeholder:staff.label')}
    >
      <AppLink className="link" to={path}>
        {t('stakeholder:staff.edit')}
      </AppLink>
      <AppLink className="link" to={`${path}?view=history`}>
        {t('stakeholder:staff.history')}
      </AppLink>
      {deskMay(roles, 'decide') && (
        <AppLink className="link" to={`${path}#off`}>
          {t('stakeholder:staff.off')}
        </AppLink>
      )}
    </nav>
  );
}
