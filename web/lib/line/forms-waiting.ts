let waiting = 0;

/** Runs what sends a form whose page says by itself that the line was lost (web/features/profile/client-action.ts). */
export async function sayingTrouble<T>(send: () => Promise<T>): Promise<T> {
  waiting += 1;
  try {
    return await send();
  } finally {
    waiting -= 1;
  }
}

/** Whether such a form is under way. */
export const showsTrouble = (): boolean => waiting > 0;
