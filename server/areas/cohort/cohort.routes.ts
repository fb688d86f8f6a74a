import * as contract from '#shared/contracts/cohort.contract.ts';
import * as program from '#shared/contracts/eso-program.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { organisationMay } from '#shared/domain/roles.ts';
import { Problem } from '../../http/problem.ts';
import { type Handler, type Route, route } from '../../http/route.ts';
import {
  answerCohortInvite,
  createCohort,
  deleteCohort,
  inviteToCohort,
  removeFromCohort,
  updateCohort,
} from './change-cohort.ts';
import { presentCohorts, presentHead } from './cohort.present.ts';
import { findCohort, findCohorts, findInvites, findMembers } from './cohort.queries.ts';
import { createEsoProgram, getEsoProgram, listEsoPrograms, openEsoProgram } from './eso-programs.ts';
import { ownTeams } from './own-teams.ts';
import {
  createProgramDraft,
  discardProgramDraft,
  getProgramDraft,
  saveProgramDraft,
  submitProgramDraft,
} from './program-drafts.ts';

const list: Handler<typeof contract.listCohorts> = async ({ query }, context) => {
  const { db } = context.services.database;
  context.tag('cohort', 'stakeholder', 'program');
  const roles = await ownTeams(context);
  const { rows, total } = await findCohorts(db, query, [...roles.keys()]);
  const members = await findMembers(
    db,
    rows.map((row) => row.cohort.id),
  );
  return asList(await presentCohorts(context, rows, members, roles), total, query);
};

const get: Handler<typeof contract.getCohort> = async ({ params }, context) => {
  const { db } = context.services.database;
  context.tag('cohort', 'stakeholder', 'program');
  const roles = await ownTeams(context);
  const row = await findCohort(db, params.id);
  if (!row || (row.eso.status !== 'approved' && !roles.has(row.eso.id))) throw new Problem('not_found');
  const [cohort] = await presentCohorts(context, [row], await findMembers(db, [row.cohort.id]), roles);
  return cohort!;
};

const invites: Handler<typeof contract.listCohortInvites> = async ({ query }, context) => {
  const { db } = context.services.database;
  const roles = await ownTeams(context);
  const may = (role: OrganisationRole) => organisationMay(role, 'edit_profile');
  const rows = await findInvites(
    db,
    [...roles].flatMap(([id, role]) => (may(role) ? [id] : [])),
  );
  const page = rows.slice((query.page - 1) * query.per_page, query.page * query.per_page);
  const data = [];
  for (const { member, cohort_id, startup } of page) {
    const row = await findCohort(db, cohort_id);
    if (!row) continue;
    data.push({
      cohort: presentHead(row),
      startup: { id: startup.id, name: startup.name, name_kh: startup.name_kh },
      state: member.state as 'invited' | 'confirmed' | 'declined',
      since: member.created_at.toISOString(),
    });
  }
  return asList(data, rows.length, query);
};

export const routes: Route[] = [
  route(contract.listCohorts, list),
  route(contract.getCohort, get),
  route(contract.createCohort, createCohort),
  route(contract.updateCohort, updateCohort),
  route(contract.deleteCohort, deleteCohort),
  route(contract.inviteToCohort, inviteToCohort),
  route(contract.removeFromCohort, removeFromCohort),
  route(contract.listCohortInvites, invites),
  route(contract.answerCohortInvite, answerCohortInvite),
  route(program.listEsoPrograms, listEsoPrograms),
  route(program.getEsoProgram, getEsoProgram),
  route(program.createEsoProgram, createEsoProgram),
  route(program.openEsoProgram, openEsoProgram),
  route(program.createProgramDraft, createProgramDraft),
  route(program.getProgramDraft, getProgramDraft),
  route(program.saveProgramDraft, saveProgramDraft),
  route(program.submitProgramDraft, submitProgramDraft),
  route(program.discardProgramDraft, discardProgramDraft),
];
