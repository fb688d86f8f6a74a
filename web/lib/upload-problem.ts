import type { Translator } from '#shared/i18n/translate.ts';
import type { ProblemBody } from './api-context.ts';
import { problemTexts } from './read-problem.ts';

/** Why a file was not taken, in one sentence; null where its sender gave it up. */
export function uploadProblem(t: Translator, problem: ProblemBody, maxMb: number): string | null {
  if (problem.code === 'cancelled') return null;
  const own = problem.errors?.file?.[0] ?? Object.values(problem.errors ?? {})[0]?.[0];
  if (own) return own;
  if (problem.status === 413) return t('rules:file_size', { size: maxMb });
  if (problem.status === 422) return t('rules:upload_failed');
  return problemTexts(t, problem).message;
}
