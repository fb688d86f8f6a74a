/** Drawings of coordinators that have no logo file, by the `mark` of their record. */
const DRAWINGS: Readonly<Record<string, string>> = {
  house: 'M2 26V12L14 2l12 10v14M8 26V15l6-5 6 5v11M14 26v-8',
  sprout: 'M14 26V8M14 14C6 14 3 9 3 3c7 0 11 4 11 11zM14 19c6 0 10-3 11-9-7 0-11 3-11 9z',
};

/** Logo of a coordinating organisation, 28 px: its file, else its drawing. */
export function CoordinatorMark({ logo, mark }: { logo: string; mark: string }) {
  if (logo) return <img src={logo} alt="" width="28" height="28" loading="lazy" className="object-contain" />;
  const drawing = DRAWINGS[mark];
  if (!drawing) return null;
  return (
    <svg
      className="coordinator-mark"
      viewBox="0 0 28 28"
      width="28"
      height="28"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing} />
    </svg>
  );
}
