import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { tidyHtml } from './tidy-html.ts';

/** What the editor holds as it is stored. Written in a document of its own, which loads no pictures. */
export function htmlOf({ schema, state }: Editor): string {
  const inert = document.implementation.createHTMLDocument('');
  DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: inert }, inert.body);
  return tidyHtml(inert.body.innerHTML);
}
