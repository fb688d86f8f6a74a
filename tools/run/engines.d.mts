export function notTried(name: string): string;
export function provideEngines(given?: {
  look?: (patterns: string[]) => string | undefined;
  install?: (what: string, packages: string[]) => Promise<boolean>;
  say?: (text: string) => void;
  env?: Record<string, string | undefined>;
}): Promise<void>;
