import { inTile, levelOf, TILES } from '#shared/domain/insight/tile-map.ts';
import { AppLink } from '../ui/app-link.tsx';
import { classNames } from '../ui/class-names.ts';

export interface TileDatum {
  /** Code of the province. */
  key: string;
  label: string;
  lang?: string;
  /** null where it is not told. */
  value: number | null;
  /** Written in the tile; a sign where there is no room for words. */
  valueText: string;
  /** "Battambang: 8", read out and shown when pointed at. */
  title: string;
  /** The page narrowed to this province, or wide again. */
  to?: string;
  current?: boolean;
}

const COLUMNS = ['', 'col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5'];
const ROWS = ['', 'row-start-1', 'row-start-2', 'row-start-3', 'row-start-4', 'row-start-5', 'row-start-6'];

/** The provinces as tiles, each about where it lies, darker for more; every one says its name and its value. */
export function TileMap({ title, data }: { title: string; data: readonly TileDatum[] }) {
  const byCode = new Map(data.map((one) => [one.key, one]));
  const most = Math.max(1, ...data.map(({ value }) => value ?? 0));
  return (
    <ul className="tile-map" aria-label={title}>
      {TILES.map(({ code, column, row }) => {
        const one = byCode.get(code);
        if (!one) return null;
        return (
          <li key={code} className={classNames(COLUMNS[column], ROWS[row])}>
            <Tile datum={one} level={one.value === null ? 'held' : levelOf(one.value, most)} />
          </li>
        );
      })}
    </ul>
  );
}

function Tile({
  datum: { label, lang, valueText, title, to, current },
  level,
}: {
  datum: TileDatum;
  level: number | 'held';
}) {
  const inside = (
    <>
      <b className="num" aria-hidden="true">
        {valueText}
      </b>
      <span lang={lang} aria-hidden="true">
        {inTile(label)}
      </span>
      <span className="sr-only">{title}</span>
    </>
  );
  const look = `tile tile-${level}`;
  if (!to) return <div className={look}>{inside}</div>;
  return (
    <AppLink to={to} className={look} title={title} aria-current={current ? 'true' : undefined} keepScroll>
      {inside}
    </AppLink>
  );
}
