import '#server/settings-first.ts';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { createServices } from '#server/create-services.ts';
import { closePublishedAccounts } from '#server/database/demo/published-accounts.ts';
import { resolveDatabase } from '#server/database/locate.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { readEnvironment } from '#server/settings-file.ts';

// `npm run close-demo` closes the accounts of the demonstration, so that production may start on this database.
const config = readConfig(readEnvironment());
const database = await resolveDatabase(config);
try {
  await prepareDatabase(database.url);
  const { services, stop } = await createServices(config, pino({ level: 'warn' }), database.url);
  try {
    const closed = await closePublishedAccounts(services);
    for (const { email } of closed) console.log(`closed  ${email}`);
    console.log(
      closed.length === 0
        ? 'No account has a password that is published.'
        : `${closed.length} closed. The first administrator is made by: npx phum admin create`,
    );
  } finally {
    await stop();
  }
} finally {
  await database.stop();
}
