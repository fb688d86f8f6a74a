import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { IMAGE_MAX_MB, IMAGE_TYPES } from '#shared/constants.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { FileInput } from '#web/components/form/file-input.tsx';
import { pictureTexts } from '#web/components/form/picture-texts.ts';
import { SendingControls } from '#web/components/form/sending-controls.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import { uploadProblem } from '#web/lib/upload-problem.ts';
import { useFormFrame } from '../form/record-form-frame.ts';
import { readPicture } from '../image/read-picture.ts';
import { uploadCall } from '../image/upload-call.ts';
import { AskDialog } from './ask-dialog.tsx';
import { insertBlock } from './insert-block.ts';
import { rememberPicture } from './picture-addresses.ts';

export interface PictureDialogProps {
  editor: Editor;
  lang: 'en' | 'km';
  /** The editor of the same text in the other language. */
  twin: Editor | null;
  onClose: () => void;
}

type Wrong = Partial<Record<'file' | 'en' | 'km', string>>;

/** Asks for a picture and what it shows, in both languages, so that it can stand in both texts at once. */
export function PictureDialog({ editor, lang, twin, onClose }: PictureDialogProps) {
  const t = useT();
  const { collection } = useFormFrame();
  const file = useRef<File>(null);
  const alts = useRef({ en: '', km: '' });
  const [inBoth, setInBoth] = useState(twin !== null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [percent, setPercent] = useState<number | null>(null);
  const needed = inBoth ? (['en', 'km'] as const) : ([lang] as const);

  async function put() {
    if (percent !== null) return;
    const missing: Wrong = {};
    if (!file.current) missing.file = t('rules:required');
    for (const language of needed)
      if (!alts.current[language].trim()) missing[language] = t('collection:rich.picture.alt_missing');
    setWrong(missing);
    if (!file.current || Object.keys(missing).length > 0) return;
    const picture = await readPicture(t, file.current);
    if (typeof picture === 'string') return setWrong({ file: picture });
    URL.revokeObjectURL(picture.url);
    setPercent(0);
    const result = await uploadCall(collection.name, 'body', picture.file, setPercent);
    setPercent(null);
    if (!result.ok) return setWrong({ file: uploadProblem(t, result.problem, IMAGE_MAX_MB) ?? undefined });
    const { width, height } = result.value;
    const shown = { src: storedAddress(result.value), ...(width && height ? { width, height } : {}) };
    const other = lang === 'en' ? 'km' : 'en';
    // Beside the same paragraph of the other text, or at its end.
    if (inBoth && twin) {
      const at = sameBlock(editor, twin);
      twin
        .chain()
        .insertContentAt(at, { type: 'image', attrs: { ...shown, alt: alts.current[other].trim() } })
        .run();
    }
    insertBlock(editor, { type: 'image', attrs: { ...shown, alt: alts.current[lang].trim() } });
    onClose();
  }

  return (
    <AskDialog
      title={t('collection:rich.picture.title')}
      confirm={t('collection:rich.picture.put')}
      busy={percent !== null}
      onConfirm={() => void put()}
      onClose={onClose}
    >
      <FileInput
        name="rich-picture"
        label={t('collection:rich.picture.file')}
        hint={t('common:form.image_limits', { size: IMAGE_MAX_MB })}
        accept={IMAGE_TYPES}
        maxMb={IMAGE_MAX_MB}
        error={wrong.file ?? null}
        sizeText={(bytes) =>
          percent === null
            ? formatBytes(bytes)
            : t('common:form.uploading', { percent: Math.floor(percent / 25) * 25 })
        }
        texts={pictureTexts(t)}
        onPick={(picked) => {
          file.current = picked;
        }}
      />
      {percent !== null && <SendingControls />}
      {(['en', 'km'] as const)
        .filter((language) => (needed as readonly string[]).includes(language))
        .map((language) => (
          <TextInput
            key={language}
            name={`rich-alt-${language}`}
            lang={language}
            label={t('collection:form.in_language', {
              field: t('collection:rich.picture.alt'),
              language: t(`desk:language.${language}`),
            })}
            hint={t('collection:rich.picture.alt_hint')}
            maxLength={300}
            error={wrong[language] ?? null}
            onInput={(event) => {
              alts.current[language] = event.currentTarget.value;
            }}
          />
        ))}
      {twin && (
        <Checkbox
          label={t('collection:rich.picture.both')}
          checked={inBoth}
          onChange={(event) => setInBoth(event.currentTarget.checked)}
        />
      )}
    </AskDialog>
  );
}

/** The address that stays good, and how the picture is seen before it is public. */
function storedAddress({ address, url }: { address: string; url: string }): string {
  rememberPicture(url);
  return address;
}

/** After the block of the twin that stands where the cursor's does here. */
function sameBlock(editor: Editor, twin: Editor): number {
  const index = editor.state.selection.$from.index(0);
  const { doc } = twin.state;
  if (index >= doc.childCount) return doc.content.size;
  let at = 0;
  for (let i = 0; i <= index; i += 1) at += doc.child(i).nodeSize;
  return at;
}
