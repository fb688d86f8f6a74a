import { AppLink } from '../ui/app-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { untangle } from './relation-order.ts';

export interface RelationNode {
  id: string;
  label: string;
  lang?: string;
  to: string;
  /** "Angkor Fund, 4 relations", read out. */
  title: string;
}

/** A relation between two nodes, drawn in the way of its kind. */
export interface Relation {
  kind: string;
  source: string;
  target: string;
}

/** CSS px of a name of two lines with room around it. */
const ROW = 52;

/**
 * Names in two columns and a line for each relation: between the columns, or as a bow beside the one both stand in. Where a
 * name stands follows from its place in the list alone, so that the picture is the same every time.
 */
export function RelationPicture({
  title,
  relations,
  ...names
}: {
  title: string;
  left: readonly RelationNode[];
  right: readonly RelationNode[];
  relations: readonly Relation[];
}) {
  const [left, right] = untangle(names.left, names.right, relations);
  const height = Math.max(left.length, right.length, 1) * ROW;
  const places = new Map<string, { x: number; y: number }>([
    ...left.map(({ id }, i) => [id, { x: 0, y: ((i + 0.5) * height) / left.length }] as const),
    ...right.map(({ id }, i) => [id, { x: 100, y: ((i + 0.5) * height) / right.length }] as const),
  ]);
  return (
    <section className="relations" aria-label={title}>
      <Column nodes={left} side="left" />
      <svg
        className="relation-lines"
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        height={height}
        aria-hidden="true"
      >
        {relations.map(({ kind, source, target }) => {
          const [from, to] = [places.get(source), places.get(target)];
          if (!from || !to) return null;
          const bend = (x: number) => (from.x === to.x ? Math.abs(x - 36) : 50);
          return (
            <path
              key={`${kind}${source}${target}`}
              className={`relation-${kind}`}
              data-relation={`${source} ${target}`}
              d={`M${from.x} ${from.y}C${bend(from.x)} ${from.y} ${bend(to.x)} ${to.y} ${to.x} ${to.y}`}
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
      </svg>
      <Column nodes={right} side="right" />
    </section>
  );
}

function Column({ nodes, side }: { nodes: readonly RelationNode[]; side: 'left' | 'right' }) {
  return (
    <ul className={classNames('relation-names', `relation-${side}`)}>
      {nodes.map(({ id, label, lang, to, title }) => (
        <li key={id}>
          <AppLink to={to} lang={lang} aria-label={title} data-node={id}>
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
