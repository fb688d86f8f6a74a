declare global {
  interface Window {
    /** Looks of texts whose colours were judged in this document. */
    judged: Set<string>;
    /** Elements that showed at the last look. */
    shown: WeakSet<Element>;
  }
}

/** Runs in the page: marks what did not show at the last look and shows now in `within`, each with all that is in it. */
export function chooseNew(within: string, again: boolean): void {
  const shown = [...document.body.querySelectorAll('*')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  for (const one of document.querySelectorAll('[data-new]')) one.removeAttribute('data-new');
  if (again)
    for (const one of shown) {
      const isNew = !window.shown.has(one) && one.matches(`:is(${within}) *`);
      if (isNew && !one.parentElement?.closest('[data-new]')) one.setAttribute('data-new', '');
    }
  window.shown = new WeakSet(shown);
}

/**
 * Runs in the page: of texts that are drawn alike on alike ground (the names on twenty cards), the colours of one are judged.
 * Alike are texts of one colour, both large or both small as WCAG 1.4.3 has it, whose elements, all the way up, have the
 * same names, classes and grounds. `again` leaves out what is like a text judged in this document before.
 */
export function chooseTexts(within: string, again: boolean): void {
  const ways = new Map<Element, string>();
  const wayTo = (element: Element): string => {
    const known = ways.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [element.localName, element.className, backgroundColor, backgroundImage, opacity].join();
    const way = element.parentElement ? `${wayTo(element.parentElement)} > ${own}` : own;
    ways.set(element, way);
    return way;
  };
  const isLarge = (fontSize: string, fontWeight: string) =>
    Math.ceil(Number.parseFloat(fontSize) * 72) / 96 >= (Number.parseFloat(fontWeight) >= 700 ? 14 : 18);
  if (!again || !window.judged) window.judged = new Set();
  const chosen = `:is(${within}), :is(${within}) *`;
  for (const element of document.querySelectorAll('*')) {
    element.removeAttribute('data-judged');
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!(hasText || element.matches('input, select, textarea')) || !element.matches(chosen)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = [
      wayTo(element),
      color,
      isLarge(fontSize, fontWeight),
      element.checkVisibility({ visibilityProperty: true }),
    ].join('|');
    if (!window.judged.has(look)) element.setAttribute('data-judged', '');
    window.judged.add(look);
  }
}

/**
 * Runs in the page: marks the targets that may be too small (WCAG 2.5.8). Big enough is one of 24 × 24 px that no other
 * touches, and a smaller one around whose middle a circle of 24 px meets neither another target nor the circle of another;
 * axe judges the others, and those over which something else lies. To know what lies around a target it maps the whole page.
 */
export function chooseTargets(): void {
  const LEAST = 24;
  const WIDGETS =
    'a[href], area, button, input:not([type=hidden]), select, textarea, summary, [role][tabindex]';
  for (const one of document.querySelectorAll('[data-small]')) one.removeAttribute('data-small');
  const all = [...document.body.querySelectorAll('*')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));

  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const distance = ({ x, y }: { x: number; y: number }, { left, right, top, bottom }: DOMRect) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const related = (one: Element, other: Element) => one.contains(other) || other.contains(one);
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));

  const targets = all
    .filter(({ element }) => element.matches(WIDGETS))
    .map(({ element, box }) => {
      const small = box.width < LEAST || box.height < LEAST;
      const covered =
        small && all.some((other) => overlap(box, other.box) && !related(element, other.element));
      return { element, box, small, covered, fixed: isFixed(element), touched: false };
    });
  const pairs = targets.map((one) => targets.filter((other) => other !== one && other.fixed === one.fixed));
  // What is in another one lies above it.
  for (const [i, one] of targets.entries())
    one.touched = pairs[i]!.some(
      (other) => overlap(one.box, other.box) && !other.element.contains(one.element),
    );
  for (const [i, one] of targets.entries()) {
    const hasRoom = () =>
      [one.box, ...one.element.getClientRects()].map(middle).every((point) =>
        pairs[i]!.every(({ box, covered, touched }) => {
          const away = distance(point, box);
          const whole = !covered && !touched;
          const { x, y } = middle(box);
          const apart = Math.hypot(x - point.x, y - point.y);
          return away >= LEAST || (whole && away * 2 >= LEAST && apart >= LEAST);
        }),
      );
    if (one.touched || one.covered || (one.small && !hasRoom())) one.element.setAttribute('data-small', '');
  }
}
