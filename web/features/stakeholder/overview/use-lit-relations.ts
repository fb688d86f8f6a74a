import { type RefObject, useEffect } from 'react';

/**
 * Shows the relations of one name alone while it is pointed at or has the focus, or of one line with both its ends. A touch shows
 * them first and opens the page when it is repeated. Works on what the server drew: the picture itself has no code.
 */
export function useLitRelations(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current;
    if (!root) return;
    const leave = new AbortController();
    const listen = (type: string, act: (event: Event) => void) =>
      root.addEventListener(type, act, { signal: leave.signal });
    let touched = '';
    const follow = (event: Event) => light(root, event.target as Element);
    listen('pointerover', (event) => (event as PointerEvent).pointerType !== 'touch' && follow(event));
    listen('focusin', follow);
    listen('focusout', () => light(root, null));
    listen('pointerleave', (event) => (event as PointerEvent).pointerType !== 'touch' && light(root, null));
    listen('click', (event) => {
      const node = (event.target as Element).closest<HTMLElement>('[data-node]');
      if ((event as PointerEvent).pointerType !== 'touch') return;
      if (node && touched !== node.dataset.node) event.preventDefault();
      touched = node?.dataset.node ?? '';
      follow(event);
    });
    return () => leave.abort();
  }, [area]);
}

function light(root: HTMLElement, on: Element | null): void {
  const node = on?.closest<HTMLElement>('[data-node]')?.dataset.node;
  const line = on?.closest<SVGElement>('[data-relation]')?.dataset.relation;
  const isLit = (relation: string) => (node ? relation.split(' ').includes(node) : relation === line);
  const ends = new Set(node ? [node] : []);
  for (const path of root.querySelectorAll<SVGElement>('[data-relation]')) {
    const { relation = '' } = path.dataset;
    path.classList.toggle('relation-lit', isLit(relation));
    if (isLit(relation)) for (const end of relation.split(' ')) ends.add(end);
  }
  for (const name of root.querySelectorAll<HTMLElement>('[data-node]'))
    name.classList.toggle('relation-lit', ends.has(name.dataset.node!));
  for (const picture of root.querySelectorAll('.relations'))
    picture.classList.toggle('relations-some', ends.size > 0);
}
