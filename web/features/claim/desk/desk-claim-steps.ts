import * as contract from '#shared/contracts/desk-claim.contract.ts';
import { caseStep, noteStep } from '#web/features/case-desk/act-on-case.ts';

/** The buttons of the page of a claim. */
export const CLAIM_STEPS = {
  take: caseStep(contract.takeClaim),
  release: caseStep(contract.releaseClaim),
  note: noteStep(contract.noteOnClaim),
  ask: caseStep(contract.askClaim, 'version', 'text'),
  approve: caseStep(contract.approveClaim, 'version', 'text'),
  reject: caseStep(contract.rejectClaim, 'version', 'text'),
  transfer: caseStep(contract.transferClaim, 'version', 'text'),
  keep: caseStep(contract.keepClaim, 'version', 'text'),
  undo: caseStep(contract.undoClaim, 'version'),
  'withdraw-proposal': caseStep(contract.withdrawClaimProposal, 'version'),
};
