import type { ProblemBody } from '#web/lib/api-context.ts';
import { DESK_PATH } from '../../desk/frame/desk-paths.ts';

/** Where views are kept and deleted. */
export const VIEWS_PATH = `${DESK_PATH}/views`;

export interface ViewAnswer {
  problem: ProblemBody | null;
}
