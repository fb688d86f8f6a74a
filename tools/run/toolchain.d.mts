export function neededPackage(
  nodeVersion: string,
  platform: string,
  arch: string,
  hasGlibc: boolean,
): { name: string; version: string } | undefined;
export function provideNode(): Promise<string>;
