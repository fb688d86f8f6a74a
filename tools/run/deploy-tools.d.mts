export function provideDeployTools(options?: {
  asked?: boolean;
  long?: boolean;
  isThere?: (long: boolean) => boolean;
  serves?: () => boolean;
  install?: (what: string, packages: string[]) => Promise<boolean>;
}): Promise<void>;
