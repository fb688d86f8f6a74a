import { asList } from '#shared/contracts/list.ts';
import * as contract from '#shared/contracts/report.contract.ts';
import { deskRoutes } from '../../cases/desk-routes.ts';
import { type Route, route } from '../../http/route.ts';
import { REPORT } from './case.ts';
import { dismissReport, upholdReport } from './decide-report.ts';
import { presentRows, readReport } from './report.present.ts';
import { findReports } from './report.queries.ts';
import { getReportedPage, reportPage } from './report-page.ts';
import { sendReport } from './send-report.ts';
import { putBackReport, undoReport } from './undo-report.ts';

export const routes: Route[] = [
  route(contract.sendReport, sendReport),
  route(contract.getReportedPage, getReportedPage),
  route(contract.reportPage, reportPage),
  route(contract.listReports, async ({ query }, { services }) => {
    const { db } = services.database;
    const { rows, counts } = await findReports(db, query);
    return { ...asList(await presentRows(db, rows), counts[query.state], query), counts };
  }),
  route(contract.getReport, ({ params }, context) => readReport(context, params.id)),
  ...deskRoutes(
    REPORT,
    { take: contract.takeReport, release: contract.releaseReport, note: contract.noteOnReport },
    readReport,
  ),
  route(contract.dismissReport, dismissReport),
  route(contract.upholdReport, upholdReport),
  route(contract.undoReport, undoReport),
  route(contract.putBackReport, putBackReport),
];
