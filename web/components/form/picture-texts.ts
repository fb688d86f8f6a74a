import { IMAGE_MAX_MB } from '#shared/constants.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { FileInputTexts } from './file-input.tsx';

/** What a field for one picture says. */
export const pictureTexts = (t: Translator): FileInputTexts => ({
  drop: t('common:form.drop_file'),
  orChoose: t('common:form.choose_file'),
  choose: t('common:action.choose'),
  replace: t('common:action.replace'),
  remove: t('common:action.remove'),
  wrongType: t('rules:image_type'),
  tooLarge: t('rules:file_size', { size: IMAGE_MAX_MB }),
  empty: t('rules:file_empty'),
});
