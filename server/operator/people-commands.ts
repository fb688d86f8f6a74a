import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { DESK_ROLES, type DeskRole } from '#shared/domain/roles.ts';
import type { AreaKey } from '#shared/i18n/keys.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { eraseAccount } from '../areas/person/deletion.ts';
import { grantRole } from '../areas/person/desk/change-roles.ts';
import { createAdministrator, NoAdministrator } from '../areas/person/desk/create-administrator.ts';
import { takeOffFactor } from '../areas/person/desk/lost-factor.ts';
import { unlockPerson } from '../areas/person/desk/unlock-person.ts';
import { packAccount } from '../areas/person/export-account.ts';
import { recordAudit } from '../audit/record.ts';
import { tellErased } from '../backup/tell-erased.ts';
import { inTransaction, type Work } from '../database/work.ts';
import { reasonIn } from '../doctor/tell-findings.ts';
import { type Call, type Command, Misuse, type Outcome } from './command.ts';
import { requireNewFile } from './new-file.ts';
import { operatorTexts } from './operator-texts.ts';
import { personNamed } from './person-named.ts';

const text = { type: 'string' } as const;

const NOT_MADE = {
  email: 'operator:misuse.email',
  name: 'operator:misuse.name_missing',
  suspended: 'operator:misuse.suspended',
} as const satisfies Record<NoAdministrator['why'], AreaKey<'operator'>>;
const HOW = { options: '--first-name, --last-name' };

/** Changes one person, who is named by the call, in one transaction. */
async function change(
  call: Call,
  says: Outcome['says'],
  write: (work: Work, id: string) => Promise<unknown>,
) {
  const { id, email } = await personNamed(call);
  await inTransaction(call.context, async (work) => {
    await write(work, id);
    work.changes(`person:${id}`);
  });
  return { says, params: { person: email ?? id }, data: { id, email } };
}

/** Tells the place of the backups at once, whether or not the site runs; what kept it from being told, in a sentence. */
async function whyUntold({ services, context: { language } }: Call): Promise<string | null> {
  try {
    await tellErased(services);
    return null;
  } catch (error) {
    const params = { place: services.config.BACKUP_TO ?? '', reason: reasonIn(error) };
    return operatorTexts(language)('operator:backup.erased_untold', params);
  }
}

/** Commands about people: who may work at the desk, and what is kept of somebody. */
export const peopleCommands: readonly Command[] = [
  {
    name: 'admin create',
    takes: ['email'],
    options: { 'first-name': text, 'last-name': text, language: text },
    async run({ services, given, options, dryRun }): Promise<Outcome> {
      const { language = 'en' } = options;
      if (!isLanguage(language)) throw new Misuse('operator:misuse.choice', { choices: 'en, km' });
      const { email = '' } = given;
      const [first_name, last_name] = [
        String(options['first-name'] ?? ''),
        String(options['last-name'] ?? ''),
      ];
      const made = await createAdministrator(services, { email, first_name, last_name, language }).catch(
        (error: unknown) => {
          throw error instanceof NoAdministrator ? new Misuse(NOT_MADE[error.why], { ...HOW, email }) : error;
        },
      );
      if (dryRun) {
        // What was made is given up again: its link leads nowhere.
        const { url: _none, ...data } = made;
        return { says: 'operator:done.admin_create_dry', params: { email }, data };
      }
      return {
        says: 'operator:done.admin_create',
        params: { email, url: made.url, hours: made.hours },
        data: made,
      };
    },
  },
  {
    name: 'admin grant',
    takes: ['person', 'role'],
    run(call) {
      const role = call.given.role as DeskRole;
      if (!DESK_ROLES.includes(role))
        throw new Misuse('operator:misuse.choice', { choices: DESK_ROLES.join(', ') });
      return change(call, 'operator:done.admin_grant', (work, id) => grantRole(work, id, role));
    },
  },
  {
    name: 'admin reset-factor',
    takes: ['person'],
    run: (call) => change(call, 'operator:done.admin_reset_factor', takeOffFactor),
  },
  {
    name: 'admin unlock',
    takes: ['person'],
    run: (call) => change(call, 'operator:done.admin_unlock', unlockPerson),
  },
  {
    name: 'person export',
    takes: ['person', 'file'],
    async run(call) {
      const { id, email } = await personNamed(call);
      const { file = '' } = call.given;
      requireNewFile(file);
      if (!call.dryRun) {
        const zip = await packAccount(call.services, id);
        // Never over something else: what is taken along is for one person's eyes.
        await pipeline(zip.outputStream, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      }
      await inTransaction(call.context, (work) =>
        recordAudit(work, { action: 'person.export', entity_id: id }),
      );
      return {
        says: 'operator:done.person_export',
        params: { person: email ?? id, file },
        data: { id, file },
      };
    },
  },
  {
    name: 'person erase',
    takes: ['person'],
    async run(call) {
      const { id, email } = await personNamed(call);
      await eraseAccount(call.context, id);
      const untold = call.dryRun ? null : await whyUntold(call);
      return {
        says: 'operator:done.person_erase',
        params: { person: email ?? id },
        data: { id, ...(untold ? { list_not_written: untold } : {}) },
        ...(untold ? { lines: [untold] } : {}),
      };
    },
  },
];
