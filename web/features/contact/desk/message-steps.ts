import * as contract from '#shared/contracts/contact.contract.ts';
import { caseStep, noteStep } from '#web/features/case-desk/act-on-case.ts';

/** The buttons of the page of a message; all but those that send a text stand in the list as well. */
export const MESSAGE_STEPS = {
  reply: caseStep(contract.replyToMessage, { body: 'reply' }),
  note: noteStep(contract.addMessageNote),
  take: caseStep(contract.takeMessage),
  release: caseStep(contract.releaseMessage),
  assign: caseStep(contract.assignMessage, 'assignee_id'),
  close: caseStep(contract.closeMessage),
  reopen: caseStep(contract.reopenMessage),
  undo: caseStep(contract.undoMessageStep),
};
