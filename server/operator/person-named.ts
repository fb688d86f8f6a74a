import { findPersonByLogin, getPerson, type PersonRow } from '../areas/account/account.queries.ts';
import { type Call, Misuse } from './command.ts';
import { isId } from './is-id.ts';

/** Who is meant by an e-mail address, a username or an id. */
export async function personNamed({ services, given }: Call): Promise<PersonRow> {
  const { person = '' } = given;
  const { db } = services.database;
  const who = isId(person)
    ? await getPerson(db, person).catch(() => undefined)
    : await findPersonByLogin(db, person);
  if (!who) throw new Misuse('operator:nobody', { person });
  return who;
}
