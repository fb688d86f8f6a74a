/** What is pressed, with its attributes, and nothing in it but one closed element. */
const ONE_CHILD =
  /<(button|Button|AppLink|ButtonLink|Link|a|summary)\b((?:=>|[^>])*)>\s*<(\w+)\b(?:=>|[^>])*\/>\s*<\/\1>/g;
/** A button that brings its drawing as an attribute and has no words. */
const NO_CHILD = /<(Button|ButtonLink)\b((?:=>|[^>])*?)\bicon=\{<(\w+)\b(?:=>|[^>])*\/>\}((?:=>|[^>])*)\/>/g;
const NAMED = /\baria-label(?:ledby)?=|\btitle=|\{\.\.\./;
const LUCIDE = /^import (\w+) from 'lucide-react\/icons\//gm;

/** Where something that is pressed has a drawing and no name: a screen reader says "button" and nothing else. */
export function unnamedIn(source: string): string[] {
  const drawings = new Set(['Icon', 'svg', ...Array.from(source.matchAll(LUCIDE), ([, name]) => name!)]);
  return [...source.matchAll(ONE_CHILD), ...source.matchAll(NO_CHILD)]
    .filter(
      ([, , attributes = '', child = '', more = '']) =>
        drawings.has(child) && !NAMED.test(attributes) && !NAMED.test(more),
    )
    .map(([all]) => all.replace(/\s+/g, ' ').slice(0, 120));
}
