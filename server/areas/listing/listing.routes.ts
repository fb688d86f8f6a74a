import * as contract from '#shared/contracts/listing.contract.ts';
import { selfHostedBotCheck } from '../../bot-check/self-hosted.ts';
import { type Route, route } from '../../http/route.ts';
import { confirmListing } from './confirm-listing.ts';
import { mailDraftLink, openDraft } from './draft-link.ts';
import { createDraft, discardDraft, getDraft, saveDraft, uploadToDraft } from './drafts.ts';
import { follow, mend, resubmit, upload, withdraw } from './follow-listing.ts';
import { requestListing } from './request-listing.ts';
import { resendCode } from './resend-code.ts';

export const routes: Route[] = [
  route(contract.botCheck, async (_input, { services }) => selfHostedBotCheck(services).challenge()),
  route(contract.requestListing, requestListing),
  route(contract.confirmListing, confirmListing),
  route(contract.resendCode, resendCode),
  route(contract.createDraft, createDraft),
  route(contract.getDraft, getDraft),
  route(contract.saveDraft, saveDraft),
  route(contract.uploadToDraft, uploadToDraft),
  route(contract.discardDraft, discardDraft),
  route(contract.mailDraftLink, mailDraftLink),
  route(contract.openDraft, openDraft),
  route(contract.followListing, follow),
  route(contract.mendListing, mend),
  route(contract.uploadToListing, upload),
  route(contract.resubmitListing, resubmit),
  route(contract.withdrawListing, withdraw),
];
