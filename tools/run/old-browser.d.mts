export const NO_OLD_BROWSER: string;
export function provideOldBrowser(with_?: {
  canRun?: () => boolean;
  install?: (place: string) => Promise<boolean>;
  say?: (text: string) => void;
}): Promise<void>;
