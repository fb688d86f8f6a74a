import * as dashboard from '#shared/contracts/dashboard.contract.ts';
import * as contract from '#shared/contracts/review.contract.ts';
import { deskRoutes } from '../../cases/desk-routes.ts';
import { Problem } from '../../http/problem.ts';
import { type CallContext, type Route, route } from '../../http/route.ts';
import { presentName } from '../account/find-names.ts';
import { findStaff } from '../account/find-staff.ts';
import { SUBMISSION } from '../submission/case.ts';
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
import { giveSubmission } from './give-submission.ts';
import { listSubmissions } from './list-submissions.ts';
import { presentRecord } from './present-request.ts';
import { findForDesk } from './review.queries.ts';
import { translateSubmission } from './translate-submission.ts';

async function readSubmission(context: CallContext, id: string) {
  const row = await findForDesk(context.services.database.db, id);
  if (!row) throw new Problem('not_found');
  return presentRecord(context, row);
}

export const routes: Route[] = [
  route(contract.listSubmissions, listSubmissions),
  route(contract.exportSubmissions, exportSubmissions),
  route(contract.getSubmission, ({ params }, context) => readSubmission(context, params.id)),
  route(contract.listReviewers, async (_input, { services }) => ({
    data: (await findStaff(services.database.db, SUBMISSION.life.desk.decide)).map(presentName),
  })),
  route(contract.assignSubmission, async ({ params, body }, context) => {
    await giveSubmission(context, params.id, body);
    return readSubmission(context, params.id);
  }),
  ...deskRoutes(
    SUBMISSION,
    { take: contract.takeSubmission, release: contract.releaseSubmission, note: contract.addNote },
    readSubmission,
  ),
  route(contract.translateSubmission, translateSubmission),
  route(contract.approveSubmission, approveSubmission),
  route(contract.returnSubmission, returnSubmission),
  route(contract.rejectSubmission, rejectSubmission),
  route(contract.reopenSubmission, reopenSubmission),
  route(contract.archiveSubmission, archiveSubmission),
  route(contract.undoDecision, undoDecision),
  route(dashboard.getDashboard, getDashboard),
];
