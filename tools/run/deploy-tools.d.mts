export function provideDeployTools(options?: {
  asked?: boolean;
  isThere?: () => boolean;
  serves?: () => boolean;
  install?: (what: string, packages: string[]) => Promise<boolean>;
}): Promise<void>;
