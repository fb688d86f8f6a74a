export function findBrowser(env?: NodeJS.ProcessEnv): string | undefined;
export function provideBrowser(): Promise<void>;
