export interface Program {
  name: string;
  asks: string;
  from: string;
  missing: string;
}
export const PROMTOOL: Program;
export const CADDY: Program;
export function findProgram(program: Program): string | null;
export function provideProgram(
  program: Program,
  with_?: {
    find?: (program: Program) => string | null;
    unpack?: (program: Program) => Promise<void>;
    say?: (text: string) => void;
  },
): Promise<void>;
