/** Nine cells of a pattern that change places: work is under way. */
export function WeaveLoader() {
  return (
    <span className="weave-load" aria-hidden="true">
      {Array.from({ length: 9 }, (_, i) => (
        <span key={i} />
      ))}
    </span>
  );
}
