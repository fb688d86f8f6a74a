/** Figures that say the most in one line each, on an ink rule. */
export function KeyFigures({
  label,
  items,
}: {
  label: string;
  items: readonly { figure: string; text: string }[];
}) {
  return (
    <ul className="key-figures" aria-label={label}>
      {items.map(({ figure, text }) => (
        <li key={text}>
          <b className="t-figure">{figure}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
