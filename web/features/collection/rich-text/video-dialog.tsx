import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { parseVideo } from '#shared/rules/video.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { insertBlock } from './insert-block.ts';

/** Asks for the address of a video on one of the known sites. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);

  function put() {
    const address = input.current?.value.trim() ?? '';
    if (!parseVideo(address)) return setWrong(true);
    const whole = /^https?:\/\//i.test(address) ? address.replace(/^http:/i, 'https:') : `https://${address}`;
    insertBlock(editor, { type: 'video', attrs: { address: whole } });
    onClose();
  }

  return (
    <AskDialog
      title={t('collection:rich.video.title')}
      confirm={t('collection:rich.video.put')}
      onConfirm={put}
      onClose={onClose}
    >
      <TextInput
        ref={input}
        name="rich-video"
        type="url"
        inputMode="url"
        lang="en"
        label={t('collection:rich.video.address')}
        hint={t('collection:rich.video.hint')}
        error={wrong ? t('collection:rich.video.wrong') : null}
      />
    </AskDialog>
  );
}
