import { EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useState } from 'react';
import type { ControlProps } from '#web/components/form/field-props.ts';
import { useT } from '#web/lib/texts.tsx';
import { cleanPasted } from './clean-pasted.ts';
import { editorOf, keepEditor } from './editors.ts';
import { richTextExtensions } from './extensions.ts';
import { htmlOf } from './html-of.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { asHtml } from './tidy-html.ts';
import { Toolbar } from './toolbar.tsx';
import { VideoDialog } from './video-dialog.tsx';

export interface RichTextEditorProps {
  control: ControlProps;
  label: string;
  lang: 'en' | 'km';
  twin: string | null;
  /** The box that is sent with the form. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** What is in the box where it is drawn together with the editor. */
  defaultValue: string;
  onReady: () => void;
}

export type Asking = 'link' | 'picture' | 'video' | null;

/** The editor: writes what it holds into the box of the form, and only what somebody has changed. */
export default function RichTextEditor({
  control,
  label,
  lang,
  twin,
  area,
  defaultValue,
  onReady,
}: RichTextEditorProps) {
  const t = useT();
  const [asking, setAsking] = useState<Asking>(null);
  const [begun] = useState(() => ({ stored: area.current?.value ?? defaultValue, shown: '' }));
  const editor = useEditor({
    extensions: richTextExtensions,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPasted,
      attributes: {
        id: control.id,
        lang,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'prose rich-text',
        ...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {}),
        ...(control['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
      },
    },
    // Only now pictures are drawn by their node view, which knows where those that are not public are seen.
    onCreate: ({ editor: created }) => {
      created
        .chain()
        .setMeta('addToHistory', false)
        .setContent(asHtml(begun.stored), { emitUpdate: false })
        .run();
      begun.shown = htmlOf(created);
    },
    onUpdate: ({ editor: changed }) => {
      const box = area.current;
      if (!box) return;
      const html = htmlOf(changed);
      box.value = html === begun.shown ? begun.stored : html;
      // The form listens to its fields, and a value set by script tells nobody.
      box.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  useEffect(() => {
    onReady();
    return keepEditor(control.name, editor);
  }, [editor, control.name, onReady]);
  const close = () => {
    setAsking(null);
    editor.commands.focus();
  };

  return (
    <>
      <Toolbar editor={editor} label={t('collection:rich.toolbar', { field: label })} ask={setAsking} />
      <EditorContent editor={editor} className="rich-page" />
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking === 'video' && <VideoDialog editor={editor} onClose={close} />}
      {asking === 'picture' && (
        <PictureDialog editor={editor} lang={lang} twin={twin ? editorOf(twin) : null} onClose={close} />
      )}
    </>
  );
}
