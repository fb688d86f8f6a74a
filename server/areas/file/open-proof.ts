import { defineHook } from '../../hooks/define-hook.ts';
import type { Actor } from '../../http/actor.ts';
import type { Services } from '../../services.ts';
import type { FileRow } from './file.queries.ts';

/** Whether a proof document opens for its reader: the area that asked for the proof says so, and keeps who opened it. */
export const opensProof = defineHook<[services: Services, actor: Actor, row: FileRow], boolean>(
  'a proof document is asked for',
);
