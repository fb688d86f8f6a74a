import type { Editor } from '@tiptap/core';

/** The editors on the page by the names of their fields: a picture goes into the texts of both languages. */
const editors = new Map<string, Editor>();

/** Keeps an editor while it is shown; returns what ends that. */
export function keepEditor(name: string, editor: Editor): () => void {
  editors.set(name, editor);
  return () => {
    if (editors.get(name) === editor) editors.delete(name);
  };
}

export const editorOf = (name: string): Editor | null => editors.get(name) ?? null;
