import { type Config, readConfig } from '../config.ts';
import { connect } from '../database/client.ts';
import { type LocatedDatabase, resolveDatabase } from '../database/locate.ts';
import { requireCluster } from '../database/supervisor/existing-cluster.ts';
import { examine } from '../doctor/examine.ts';
import { type Finding, finding, reasonIn, tell, worstFirst } from '../doctor/tell-findings.ts';
import { createFileStore } from '../files/file-store.ts';
import type { LoneCommand } from './command.ts';
import { operatorTexts } from './operator-texts.ts';

const WAIT_MS = 2_000;

/** `phum doctor`: looks at everything and changes nothing, whether the site runs, cannot start or has no database. */
export const doctorCommands: readonly LoneCommand[] = [
  {
    name: 'doctor',
    takes: [],
    reads: true,
    async alone({ environment, language }) {
      const data = tell(worstFirst(await findingsOf(environment)), language);
      const count = (state: string) => data.filter((one) => one.state === state).length;
      const t = operatorTexts(language);
      return {
        says: 'operator:done.doctor',
        params: { looked: data.length, doubtful: count('doubtful'), unsafe: count('unsafe') },
        data,
        lines: data.map(({ state, text }) => `${t(`doctor:state.${state}`).padEnd(10)}  ${text}`),
        code: count('unsafe') > 0 ? 1 : 0,
      };
    },
  },
];

/** From the settings inwards: what stops one step is a finding, and the last. */
async function findingsOf(environment: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    return [finding('settings_refused', { reason: reasonIn(error) })];
  }
  const files = createFileStore(config);
  let located: LocatedDatabase;
  try {
    // What is only looked at is not made: an empty database would say that all is well.
    if (!config.DATABASE_URL) requireCluster(config.DATA_DIR);
    located = await resolveDatabase(config, { waitMs: WAIT_MS });
  } catch (error) {
    return examine({ config, database: error as Error, files });
  }
  const database = connect(located.url, { size: 2, onError: () => {} });
  try {
    return await examine({ config, database, files });
  } finally {
    await database.close();
    await located.stop();
  }
}
