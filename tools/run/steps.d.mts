export interface Step {
  name: string;
  run(failed: ReadonlyMap<string, number>): Promise<number>;
  counted?: boolean;
  needs?: string | readonly string[];
  beside?: boolean;
}
export function runSteps(steps: readonly Step[], options?: { goOn?: boolean }): Promise<number>;
export function onlyStep<S extends Step>(steps: readonly S[], name: string | undefined): readonly S[];
