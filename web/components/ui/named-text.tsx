import type { LocalText } from '#shared/i18n/local-name.ts';

/** Nothing anybody writes: where the name goes. */
const PLACE = '\u0000';

/** A sentence with a name in it, marked with the language that the name is written in. */
export function NamedText({
  text,
  name,
  className,
}: {
  /** The sentence with something in the place of the name, if it says it at all. */
  text: (name: string) => string;
  name: LocalText;
  className?: string;
}) {
  const [before, after] = text(PLACE).split(PLACE);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <span lang={name.lang} className={className}>
        {name.text}
      </span>
      {after}
    </>
  );
}
