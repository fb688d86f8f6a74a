export const NO_PROMTOOL: string;
export function findPromtool(): string | null;
export function providePromtool(with_?: {
  find?: () => string | null;
  unpack?: () => Promise<void>;
  say?: (text: string) => void;
}): Promise<void>;
