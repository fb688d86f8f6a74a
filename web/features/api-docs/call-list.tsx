import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { accessText } from './access-text.ts';
import { callTo } from './docs-paths.ts';
import type { DocsHead } from './load-docs.ts';

/** The calls of an area, one line each. */
export function CallList({ calls }: { calls: readonly DocsHead[] }) {
  const t = useT();
  return (
    <ul className="rows rows-top api-calls">
      {calls.map(({ id, method, path, summary, access }) => (
        <li key={id}>
          <AppLink to={callTo(id)} className="api-row">
            <Address method={method} path={path} />
            <span className="t-small t-2" lang="en">
              {summary}
            </span>
            <span className="t-small t-3">{accessText(t, access)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** "GET /api/v1/search/" */
export function Address({ method, path }: { method: string; path: string }) {
  return (
    <code className="api-address" lang="en">
      <b>{method}</b> {path}
    </code>
  );
}
