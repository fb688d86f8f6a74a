import { bulkInsertStakeholders } from '#server/areas/stakeholder/bulk-insert.ts';
import type { StakeholderInput } from '#server/areas/stakeholder/stakeholder-record.ts';
import { insertStakeholder } from '#server/areas/stakeholder/write-stakeholder.ts';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import { inTransaction, type Work } from '#server/database/work.ts';
import { visitor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';

/** The context in which tests write: the system's own, no person's. */
export function testContext(services: Services): Work['context'] {
  return { services, actor: visitor, requestId: 'test', ipHash: 'test', language: 'en' };
}

/** Writes the master lists records refer to. */
export async function seedMasterLists(services: Services): Promise<void> {
  await inTransaction(testContext(services), async (work) => {
    await seedMasterData(work.tx);
    work.changes('taxonomy', 'content');
  });
}

let serial = 0;

/** An approved startup with both names unless told otherwise. */
export function aStakeholder(input: Partial<StakeholderInput> = {}): StakeholderInput {
  serial += 1;
  return {
    kind: 'startup',
    name: `Srov Ledger ${serial}`,
    name_kh: `បញ្ជីស្រូវ ${serial}`,
    summary: 'Harvest accounts for rice co-operatives',
    summary_kh: 'គណនេយ្យប្រមូលផលសម្រាប់សហករណ៍ស្រូវ',
    province_code: '02',
    ...input,
  };
}

/** Writes one record as listing approval does, and returns its id. */
export function writeStakeholder(services: Services, input: Partial<StakeholderInput> = {}): Promise<string> {
  return inTransaction(testContext(services), (work) => insertStakeholder(work, aStakeholder(input)));
}

/** Writes many records at once and makes them visible on this node and the others. */
export function writeStakeholders(
  services: Services,
  inputs: Partial<StakeholderInput>[],
): Promise<string[]> {
  return inTransaction(testContext(services), async (work) => {
    const ids = await bulkInsertStakeholders(work.tx, inputs.map(aStakeholder));
    work.changes('*');
    return ids;
  });
}
