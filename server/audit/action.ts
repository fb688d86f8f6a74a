import type { Collection } from '#shared/domain/collection/collection.ts';
import type { AreaTexts } from '#shared/i18n/areas.ts';

/** Verbs of the audit log; each has its words in `audit.json`, else it does not compile. */
export type AuditVerb = keyof AreaTexts<'audit'>['verb'];

/** What can be done to a record of a collection: the history of the record names it too. */
export type RecordAction = AuditVerb & keyof AreaTexts<'collection-fields'>['verbs'];

/** Things of the audit log that are not collections of the desk. */
export type AuditThing = keyof AreaTexts<'audit'>['thing'];

/** `{thing}.{verb}`. */
export type AuditAction = `${AuditThing}.${AuditVerb}`;

/** The action on a record of a collection, which is named by the collection's own texts. */
export const collectionAction = ({ name }: Collection, verb: AuditVerb) => `${name}.${verb}` as AuditAction;
