import { DOCUMENT_MAX_MB, DOCUMENT_TYPES } from '#shared/constants.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { FileInput } from '#web/components/form/file-input.tsx';
import { useT } from '#web/lib/texts.tsx';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PROOF_TYPES = [
  ...DOCUMENT_TYPES,
  `${OFFICE}.wordprocessingml.document`,
  `${OFFICE}.spreadsheetml.sheet`,
  `${OFFICE}.presentationml.presentation`,
];

interface Props {
  /** The page of a human being asks for other papers than an organisation. */
  isPerson: boolean;
  optional?: string;
  error?: string | readonly string[] | undefined;
}

/** The document that shows whose a page is. */
export function DocumentInput({ isPerson, optional, error }: Props) {
  const t = useT();
  return (
    <FileInput
      name="document"
      label={t('claim:one.document')}
      optional={optional}
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
