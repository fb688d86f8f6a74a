import { directoryRecordPath } from '#shared/domain/directory.ts';
import { withQuery } from '#web/lib/with-query.ts';

/** The address of a record at the desk, or of one thing about it; `list` is the query of the list one comes from. */
export function recordTo(
  id: string,
  change: {
    view?: 'history';
    part?: string;
    field?: string;
    done?: string;
    list?: string;
    page?: number;
  } = {},
): string {
  const params = new URLSearchParams();
  for (const name of ['view', 'part', 'field', 'done', 'list', 'page'] as const)
    if (change[name]) params.set(name, String(change[name]));
  return withQuery(directoryRecordPath(id), params);
}

export const readRecordView = (params: URLSearchParams): 'history' | 'read' =>
  params.get('view') === 'history' ? 'history' : 'read';
