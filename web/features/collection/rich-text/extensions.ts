import { Extension, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { shownPicture } from './picture-addresses.ts';
import { VideoBlock } from './video-block.ts';

/** Addresses a link may have; the same as the server keeps. */
const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Whether an address may stand in a link. */
export const isLinkAddress = (address: string): boolean => LINK.test(address);

/** Blocks may say in which language they are (WCAG 3.1.2); pasted marks of languages stay. */
const Languages = Extension.create({
  name: 'languages',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'listItem', 'tableCell', 'tableHeader'],
      attributes: {
        lang: {
          default: null,
          parseHTML: (element: HTMLElement) => element.getAttribute('lang'),
          renderHTML: ({ lang }: { lang?: string | null }) => (lang ? { lang } : {}),
        },
      },
    },
  ],
});

/** Only pictures of the site's own store; what is stored is the plain address, what is shown may carry a key. */
const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    // Room for it is kept while it loads.
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/files/"]' }],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('img');
      dom.src = shownPicture(node.attrs.src);
      dom.alt = node.attrs.alt ?? '';
      if (node.attrs.width && node.attrs.height) {
        dom.width = node.attrs.width;
        dom.height = node.attrs.height;
      }
      return { dom };
    },
});

/** Cells over several rows or columns stay; widths are the page's. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
});
const plainCell = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false },
};

const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
});

/** The rich text of the site: what the server lets through (server/areas/publication/rich-text.ts), nothing else. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isLinkAddress(address),
      HTMLAttributes: { rel: 'noopener nofollow ugc', target: null, class: null },
    },
  }),
  Languages,
  Picture.configure({ inline: false, allowBase64: false }),
  PlainTable.configure({ resizable: false, View: null }),
  TableRow,
  TableCell.extend({ addAttributes: () => plainCell }),
  TableHeader.extend({
    addAttributes: () => ({ ...plainCell, scope: { default: 'col' } }),
  }),
  VideoBlock,
];
