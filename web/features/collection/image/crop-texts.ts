import type { Translator } from '#shared/i18n/translate.ts';
import type { CropDialogProps } from '#web/components/form/crop/crop-dialog.tsx';

/** The words of the dialog that cuts a picture. */
export const cropTexts = (t: Translator): CropDialogProps['texts'] => ({
  title: t('collection:picture.crop_title'),
  hint: t('collection:picture.crop_hint'),
  window: t('collection:picture.window'),
  zoom: t('collection:picture.zoom'),
  smaller: t('collection:picture.smaller'),
  larger: t('collection:picture.larger'),
  use: t('collection:picture.use'),
  cancel: t('common:action.cancel'),
  close: t('common:action.close'),
});
