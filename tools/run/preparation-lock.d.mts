export function whileAloneInProject<T>(work: () => Promise<T>): Promise<T>;
export function orRefuse<T>(write: () => T): T;
