import { useT } from '#web/lib/texts.tsx';
import type { SchemaLine } from './schema-lines.ts';

export interface LinesProps {
  lines: readonly (SchemaLine & { place?: 'path' | 'query' })[];
  /** Of an answer: there everything is given, so that "required" would say nothing. */
  answered?: boolean;
}

/** By how deep a line lies: as many as `schemaLines` goes. */
const INDENTS = ['', 'pl-5', 'pl-10', 'pl-15', 'pl-20', 'pl-25', 'pl-30'];

/** Names and types, one line each, indented by how deep they lie. */
export function Lines({ lines, answered = false }: LinesProps) {
  const t = useT();
  return (
    <ul className="api-lines">
      {lines.map(({ depth, name, type, required, fallback, place }, i) => (
        <li key={`${i} ${name}`} className={INDENTS[depth]}>
          <code className="strong" lang="en">
            {name}
          </code>
          <span className="t-2" lang="en">
            {type}
          </span>
          <span className="t-3">
            {[
              place === 'path' ? t('api-docs:call.in_path') : null,
              required && !answered && place !== 'path' ? t('api-docs:call.required') : null,
              fallback === undefined || fallback === '""'
                ? null
                : t('api-docs:call.fallback', { value: fallback }),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
