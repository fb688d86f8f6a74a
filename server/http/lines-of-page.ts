import { allWithLineBreaks } from '#shared/khmer/line-breaks.ts';

/** Pages on which people write: what stands in a field there must be what was stored. */
const WRITTEN_ON =
  /^\/(?:desk|user\/profile|account|apply|contact|dev|api|team-invite|unsubscribe|program-sharing|event\/suggest|ecosystem\/get-listed|(?:program|event)\/submission)(?:[/.]|$)|\/claim(?:\.data)?$/;

/** Properties of records for programs; and what is known of the reader, who may find it again in a form. */
const FOR_PROGRAMS =
  /^(?:id|uuid|slug|code|viewer|email|url|href|path|query|search|link|website|logo|cover|picture|.*_(?:id|url|link|at))$/;

/** Whether the records of a page are only read there, so that their Khmer carries the marks where its lines may end. */
export const isReadOnly = (path: string): boolean => !WRITTEN_ON.test(path.toLowerCase());

/** What a call answered, as a page shows it: calls of everybody else give what is stored. */
export const asShown = (answer: unknown): unknown =>
  allWithLineBreaks(answer, (name) => FOR_PROGRAMS.test(name));
