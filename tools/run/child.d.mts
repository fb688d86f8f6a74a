export function run(
  program: string,
  args: readonly string[],
  options?: { env?: NodeJS.ProcessEnv; cwd?: string; quiet?: string },
): Promise<number>;
export function isInterrupted(): boolean;
