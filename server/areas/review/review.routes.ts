import * as dashboard from '#shared/contracts/dashboard.contract.ts';
import * as contract from '#shared/contracts/review.contract.ts';
import { Problem } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { addNote, releaseSubmission, takeSubmission } from './assign-request.ts';
import { getDashboard } from './dashboard/get-dashboard.ts';
import {
  approveSubmission,
  archiveSubmission,
  rejectSubmission,
  reopenSubmission,
  returnSubmission,
  undoDecision,
} from './decide.ts';
import { exportSubmissions } from './export-submissions.ts';
import { listSubmissions } from './list-submissions.ts';
import { presentRecord } from './present-request.ts';
import { findForDesk } from './review.queries.ts';
import { translateSubmission } from './translate-submission.ts';

export const routes: Route[] = [
  route(contract.listSubmissions, listSubmissions),
  route(contract.exportSubmissions, exportSubmissions),
  route(contract.getSubmission, async ({ params }, context) => {
    const row = await findForDesk(context.services.database.db, params.id);
    if (!row) throw new Problem('not_found');
    return presentRecord(context, row);
  }),
  route(contract.takeSubmission, takeSubmission),
  route(contract.releaseSubmission, releaseSubmission),
  route(contract.addNote, addNote),
  route(contract.translateSubmission, translateSubmission),
  route(contract.approveSubmission, approveSubmission),
  route(contract.returnSubmission, returnSubmission),
  route(contract.rejectSubmission, rejectSubmission),
  route(contract.reopenSubmission, reopenSubmission),
  route(contract.archiveSubmission, archiveSubmission),
  route(contract.undoDecision, undoDecision),
  route(dashboard.getDashboard, getDashboard),
];
