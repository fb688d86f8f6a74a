/**
 * Asks of a visitor's page that it names the files that members load (docs/adr/0004): a member's device keeps such pages
 * for times without a line, and has those files already.
 */
export const FILES_HEADER = 'x-files';
export const MEMBERS_FILES = 'members';
