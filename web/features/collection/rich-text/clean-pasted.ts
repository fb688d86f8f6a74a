/**
 * Cleans what comes from Word, Google Docs and other pages before the editor reads it: lists that are drawn as
 * paragraphs become lists, headings take the two levels we have, what hides in comments and styles goes.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(withoutOffice(html), 'text/html');
  for (const element of page.querySelectorAll('style, script, meta, link, title, xml, o\\:p'))
    element.remove();
  unwrapGoogleDocs(page);
  makeLists(page);
  renameAll(page, 'h1', 'h2');
  for (const level of ['h4', 'h5', 'h6']) renameAll(page, level, 'h3');
  for (const image of page.querySelectorAll('img')) keepOwnPicture(image);
  for (const element of page.body.querySelectorAll('*')) {
    element.removeAttribute('style');
    element.removeAttribute('class');
  }
  return page.body.innerHTML;
}

/** Word's conditional comments carry bullets and whole copies of the text for older programs. */
const withoutOffice = (html: string) =>
  html
    .replace(/<!--\[if !supportLists\]-->[\s\S]*?<!--\[endif\]-->/gi, '')
    .replace(/<!\[if !supportLists\]>[\s\S]*?<!\[endif\]>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '');

/** Google Docs wraps everything in one `<b style="font-weight:normal">`. */
function unwrapGoogleDocs(page: Document) {
  for (const wrap of page.querySelectorAll('b[id^="docs-internal-guid"], b[style*="font-weight:normal"]'))
    wrap.replaceWith(...wrap.childNodes);
}

const LIST_LINE = /mso-list:\s*l\d+ level(\d+)/i;
const NUMBER = /^\s*(?:\(?\d+[.)]|\(?[a-z][.)]|[ivx]+[.)])\s+/i;
const BULLET = /^\s*[·•▪◦o§-]\s+/;

/** Word's list lines, one paragraph each, become real lists; levels are flattened. */
function makeLists(page: Document) {
  let list = null as HTMLElement | null;
  for (const line of page.querySelectorAll<HTMLElement>('p, h1, h2, h3, ul, ol, table')) {
    const style = line.getAttribute('style') ?? '';
    const isLine = line.tagName === 'P' && (LIST_LINE.test(style) || /MsoListParagraph/.test(line.className));
    if (!isLine) {
      if (!line.closest('li')) list = null;
      continue;
    }
    const numbered = NUMBER.test(line.textContent ?? '');
    const tag = numbered ? 'OL' : 'UL';
    if (list?.tagName !== tag || line.previousElementSibling !== list) {
      list = page.createElement(tag);
      line.before(list);
    }
    stripMark(line);
    const item = page.createElement('li');
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

/** Takes the bullet or the number off the first words of a list line. */
function stripMark(line: HTMLElement) {
  const walker = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const value = text.nodeValue ?? '';
    if (value.trim() === '') continue;
    text.nodeValue = value.replace(NUMBER, '').replace(BULLET, '').replace(/^\s+/, '');
    return;
  }
}

function renameAll(page: Document, from: string, to: string) {
  for (const element of page.querySelectorAll(from)) {
    const renamed = page.createElement(to);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
}

/** Pictures of this site keep their address without host and key; all others would be loaded from elsewhere. */
function keepOwnPicture(image: HTMLImageElement) {
  const url = URL.parse(image.getAttribute('src') ?? '', window.location.href);
  if (url?.origin === window.location.origin && url.pathname.startsWith('/files/'))
    image.setAttribute('src', url.pathname);
  else image.remove();
}
