/** The fill of what is stated but not confirmed: a check of 4 px cells, in the colour of `className`. */
export function CheckFill({ id, className }: { id: string; className: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <path className={className} d="M0 0h4v4h-4zM4 4h4v4h-4z" />
    </pattern>
  );
}
