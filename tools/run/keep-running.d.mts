export function keepRunning(
  start: () => Promise<number>,
  options?: { say?: (line: string) => void; servedMs?: number },
): Promise<number>;
