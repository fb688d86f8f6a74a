/**
 * Runs in the page, before its own scripts. Pages carry marks that draw nothing where lines of Khmer may end and must not;
 * what a journey compares are the words, so it reads the page without them, as the driver itself does with soft hyphens.
 */
export function readWithoutMarks(): void {
  const MARKS = /[\u200B\u2060]/g;
  const parse = JSON.parse;
  // What the page awakes with is the same as what stands in it.
  JSON.parse = (text: string, reviver) => parse(String(text).replace(MARKS, ''), reviver);
  const clean = (node: Node) => {
    // Scripts are as they were allowed to be.
    if (node instanceof HTMLScriptElement || node.parentNode instanceof HTMLScriptElement) return;
    for (const child of node.childNodes) clean(child);
    if (node instanceof Element) {
      for (const attribute of node.attributes)
        if (attribute.value.search(MARKS) >= 0) attribute.value = attribute.value.replace(MARKS, '');
    } else if (node instanceof Text && node.data.search(MARKS) >= 0) node.data = node.data.replace(MARKS, '');
  };
  clean(document.documentElement ?? document);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) if (node.isConnected) clean(node);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
