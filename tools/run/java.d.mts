export const NO_JAVA: string;
export function provideJava(with_?: {
  isThere?: () => boolean;
  install?: (what: string, packages: string[]) => Promise<boolean>;
  say?: (text: string) => void;
}): Promise<void>;
