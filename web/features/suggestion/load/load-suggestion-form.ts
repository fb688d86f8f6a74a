import type { RouterContextProvider } from 'react-router';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { loadStep } from '#web/features/listing/load/load-step.ts';
import { saveStep } from '#web/features/listing/load/save-step.ts';
import { sendRequest } from '#web/features/listing/load/send-request.ts';

interface FormRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { step: string };
}

/** A step of the form with the draft of this browser. */
export const loadForm = ({ request, context, params: { step } }: FormRequest, kind: SuggestionKind) =>
  loadStep({ request, context, kind, step });

/** A step that was posted without a script; the last one sends the whole. */
export function postForm({ request, context, params: { step } }: FormRequest, kind: SuggestionKind) {
  const form = { request, context, kind, step };
  return step === 'verify' ? sendRequest(form) : saveStep(form);
}
