import { OPEN_TO_DESK } from '../record/change-record.ts';

/**
 * Why a page is not changed by a file: somebody of the desk belongs to it, or it waits for its owner or a decision. A draft that
 * nobody looks after came from a file itself.
 */
export function isOpen(status: string, closed: 'own' | 'waits' | undefined): 'own' | 'waits' | null {
  if (closed === 'own') return 'own';
  if (OPEN_TO_DESK.includes(status)) return null;
  return status === 'draft' && closed === undefined ? null : 'waits';
}
