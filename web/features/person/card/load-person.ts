import { data, type RouterContextProvider } from 'react-router';
import { DEFAULT_PHOTO_URL } from '#shared/constants.ts';
import { getOwnProfile, getPerson, type PublicPerson } from '#shared/contracts/person.contract.ts';
import { maySee } from '#shared/domain/person.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import { notFound } from '#web/lib/read-problem.ts';

/**
 * A person as the reader may see them. To themselves they look as they do to everybody, so that they see what they chose
 * to show; an address that is none is no page.
 */
export async function loadPerson(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<PublicPerson> {
  const found = await tryApi(context, getPerson, { params: { id } });
  if (!found.ok) {
    const { problem } = found;
    throw problem.status < 500 ? notFound() : data(problem, { status: problem.status });
  }
  const person = found.value;
  if (!person.can.edit) return person;
  const { visibility } = await callApi(context, getOwnProfile);
  return asSeenByAll(person, visibility);
}

/** Without what is not for everybody. */
export function asSeenByAll(
  person: PublicPerson,
  visibility: Readonly<Record<string, string>>,
): PublicPerson {
  const shown = (field: Parameters<typeof maySee>[0]) => maySee(field, visibility, 'none');
  return {
    ...person,
    ...(shown('photo') ? {} : { photo: DEFAULT_PHOTO_URL }),
    ...(shown('occupation') ? {} : { occupation: '', occupation_kh: '' }),
    ...(shown('bio') ? {} : { bio: '', bio_kh: '' }),
    ...(shown('languages') ? {} : { languages: [] }),
    ...(shown('links') ? {} : { links: {} }),
    ...(shown('gender') ? {} : { gender: 'not_specified' as const }),
    ...(shown('email') ? {} : { email: '' }),
    ...(shown('phone') ? {} : { phone: '' }),
    ...(shown('date_of_birth') ? {} : { date_of_birth: null }),
  };
}
