import { DOCUMENT_MAX_MB } from '#shared/constants.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { FileInput } from '#web/components/form/file-input.tsx';
import { useT } from '#web/lib/texts.tsx';
import { PROOF_TYPES } from './proof-types.ts';

interface Props {
  /** The page of a human being asks for other papers than an organisation. */
  isPerson: boolean;
  error?: string | readonly string[] | undefined;
}

/** The document that shows whose a page is, looked at before it is sent. */
export function DocumentInput({ isPerson, error }: Props) {
  const t = useT();
  return (
    <FileInput
      name="document"
      label={t('claim:one.document')}
      hint={t(isPerson ? 'claim:proof.document_person' : 'claim:proof.document_text', {
        mb: DOCUMENT_MAX_MB,
      })}
      accept={PROOF_TYPES}
      maxMb={DOCUMENT_MAX_MB}
      sizeText={formatBytes}
      texts={{
        drop: t('common:form.drop_file'),
        orChoose: t('common:form.choose_file'),
        choose: t('common:action.choose'),
        replace: t('common:action.replace'),
        remove: t('common:action.remove'),
        wrongType: t('rules:file_type', { types: 'PDF, JPEG, PNG, DOCX, XLSX, PPTX' }),
        tooLarge: t('rules:file_size', { size: DOCUMENT_MAX_MB }),
        empty: t('rules:file_empty'),
      }}
      error={error}
      errorPrefix={t('common:form.error_prefix')}
    />
  );
}
