import { type ComponentType, createContext, use } from 'react';

/** The parts of one page that are drawn once and written again, by what they show. */
export interface KeptHtml {
  /** What was drawn before of a part, as a mark that stands for it until the page is whole; null where it is to be drawn. */
  take(part: string): string | null;
  /** The marks between which a part is drawn now. */
  begin(part: string): readonly [open: string, close: string];
}

export const KeptHtmlContext = createContext<KeptHtml | null>(null);

/**
 * A part of a list that the server writes again as it drew it before, wherever it shows the same: what it shows follows from
 * its properties, which are data, the language and the texts of the site alone: neither from the clock, nor the address, nor
 * who reads. For what stands in `serverDrawn` parts, of which the browser keeps what it was sent.
 */
export function keptHtml<P extends object>(name: string, Part: ComponentType<P>): ComponentType<P> {
  if (!import.meta.env.SSR) return Part;
  return function Kept(props: P) {
    const kept = use(KeptHtmlContext);
    if (!kept) return <Part {...props} />;
    const part = `${name} ${JSON.stringify(props)}`;
    const taken = kept.take(part);
    if (taken !== null) return taken;
    const [open, close] = kept.begin(part);
    return (
      <>
        {open}
        <Part {...props} />
        {close}
      </>
    );
  };
}
