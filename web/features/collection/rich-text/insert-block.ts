import type { Editor, JSONContent } from '@tiptap/core';

/**
 * Puts a picture or a video below the block of the cursor, in place of an empty one, and lets one go on typing below it.
 */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { $to } = editor.state.selection;
  const isEmpty = $to.depth === 1 && $to.parent.content.size === 0;
  const at = $to.depth === 0 ? $to.pos : isEmpty ? $to.before(1) : $to.after(1);
  const range = isEmpty ? { from: at, to: $to.after(1) } : at;
  editor
    .chain()
    .focus()
    .insertContentAt(range, [block, { type: 'paragraph' }])
    // The block is one step wide; behind it the new paragraph opens.
    .setTextSelection(at + 2)
    .run();
}
