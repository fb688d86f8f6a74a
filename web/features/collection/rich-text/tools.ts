import type { Editor } from '@tiptap/core';
import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import ImageIcon from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import TableIcon from 'lucide-react/icons/table';
import Quote from 'lucide-react/icons/text-quote';
import Undo from 'lucide-react/icons/undo-2';
import type { Asking } from './rich-text-editor.tsx';

export type ToolName =
  | 'bold'
  | 'italic'
  | 'heading_2'
  | 'heading_3'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'picture'
  | 'video'
  | 'table'
  | 'undo'
  | 'redo'
  | 'add_row'
  | 'add_column'
  | 'delete_row'
  | 'delete_column'
  | 'delete_table';

/** One tool of the editor; its words are `collection:rich.tool.<name>`. */
export interface Tool {
  name: ToolName;
  icon?: LucideIcon;
  /** Drawn with its words: what no picture says. */
  words?: boolean;
  keys?: string;
  run?: (editor: Editor) => unknown;
  /** Opens a dialog in place of doing something at once. */
  asks?: Asking;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'bold',
      icon: Bold,
      keys: 'Control+B',
      run: (editor) => chain(editor).toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      icon: Italic,
      keys: 'Control+I',
      run: (editor) => chain(editor).toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      name: 'link',
      icon: LinkIcon,
      keys: 'Control+K',
      asks: 'link',
      isOn: (editor) => editor.isActive('link'),
    },
  ],
  [
    {
      name: 'heading_2',
      icon: Heading2,
      keys: 'Control+Alt+2',
      run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      name: 'heading_3',
      icon: Heading3,
      keys: 'Control+Alt+3',
      run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
    },
    {
      name: 'bullets',
      icon: List,
      keys: 'Control+Shift+8',
      run: (editor) => chain(editor).toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'numbers',
      icon: ListOrdered,
      keys: 'Control+Shift+7',
      run: (editor) => chain(editor).toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'quote',
      icon: Quote,
      keys: 'Control+Shift+B',
      run: (editor) => chain(editor).toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
  ],
  [
    { name: 'picture', icon: ImageIcon, asks: 'picture' },
    { name: 'video', icon: Clapperboard, asks: 'video' },
    {
      name: 'table',
      icon: TableIcon,
      run: (editor) => chain(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
      isOn: (editor) => editor.isActive('table'),
      can: (editor) => editor.can().insertTable(),
    },
  ],
  [
    {
      name: 'undo',
      icon: Undo,
      keys: 'Control+Z',
      run: (editor) => chain(editor).undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      icon: Redo,
      keys: 'Control+Shift+Z',
      run: (editor) => chain(editor).redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ],
];

/** What there is to do with the table the cursor is in. */
export const TABLE_TOOLS: readonly Tool[] = [
  { name: 'add_row', words: true, run: (editor) => chain(editor).addRowAfter().run() },
  { name: 'add_column', words: true, run: (editor) => chain(editor).addColumnAfter().run() },
  { name: 'delete_row', words: true, run: (editor) => chain(editor).deleteRow().run() },
  { name: 'delete_column', words: true, run: (editor) => chain(editor).deleteColumn().run() },
  { name: 'delete_table', words: true, run: (editor) => chain(editor).deleteTable().run() },
];
