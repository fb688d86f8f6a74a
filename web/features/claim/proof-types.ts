import { DOCUMENT_TYPES } from '#shared/constants.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What a document that shows whose a page is may be. */
export const PROOF_TYPES = [
  ...DOCUMENT_TYPES,
  `${OFFICE}.wordprocessingml.document`,
  `${OFFICE}.spreadsheetml.sheet`,
  `${OFFICE}.presentationml.presentation`,
];
