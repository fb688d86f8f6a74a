import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { TextInput } from '#web/components/form/text-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { addressTyped } from './link-address.ts';

/** Asks where the chosen words lead; without chosen words the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const before: string = editor.getAttributes('link').href ?? '';

  function put() {
    const href = addressTyped(input.current?.value ?? '');
    if (!href) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  }

  return (
    <AskDialog
      title={t('collection:rich.link.title')}
      confirm={t('collection:rich.link.put')}
      onConfirm={put}
      onClose={onClose}
      also={
        before
          ? {
              text: t('collection:rich.link.remove'),
              run: () => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              },
            }
          : undefined
      }
    >
      <TextInput
        ref={input}
        name="rich-link"
        type="url"
        inputMode="url"
        lang="en"
        label={t('collection:rich.link.address')}
        hint={t('collection:rich.link.hint')}
        error={wrong ? t('collection:rich.link.wrong') : null}
        defaultValue={before}
      />
    </AskDialog>
  );
}
