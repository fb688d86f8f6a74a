export function findBrowser(env?: NodeJS.ProcessEnv): string | undefined;
export function provideBrowser(): Promise<void>;
export function shellOrFound(given?: {
  find?: () => string | undefined;
  install?: (what: string, packages: string[]) => Promise<boolean>;
  env?: Record<string, string | undefined>;
}): Promise<string | undefined>;
