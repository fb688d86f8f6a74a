/** Remembers which files a check found nothing wrong with, by their contents. */
export function knownGood(
  name: string,
  goesBy: readonly string[],
  place?: string,
): { left(files: readonly string[]): string[]; keep(): void };
