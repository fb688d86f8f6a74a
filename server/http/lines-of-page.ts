/** Pages on which people write: what stands in a field there must be what was stored. */
const WRITTEN_ON =
  /^\/(?:desk|user\/profile|account|apply|contact|dev|api|team-invite|unsubscribe|program-sharing|event\/suggest|ecosystem\/get-listed|(?:program|event)\/submission)(?:[/.]|$)|\/claim(?:\.data)?$/;

/** Whether the records of a page are only read there, so that their Khmer carries the marks where its lines may end. */
export const isReadOnly = (path: string): boolean => !WRITTEN_ON.test(path.toLowerCase());
