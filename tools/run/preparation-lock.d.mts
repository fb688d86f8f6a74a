export function whileAloneInProject<T>(work: () => Promise<T>): Promise<T>;
export function orRefuse<T>(write: () => T): T;
export function isHolderGone(lock: string): boolean;
export function holderOf(pid: number): string;
