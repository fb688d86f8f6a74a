import { onDevice, readKept } from '#web/lib/device-storage.ts';

/** Under what name the answers of a form are kept on this device. */
export const keptAnswersName = (form: string) => `phum:listing:${form}`;

/** Whether this device has answers of a form that never reached the server. */
export const hasKeptAnswers = (form: string): boolean => readKept(onDevice, keptAnswersName(form)) !== null;
