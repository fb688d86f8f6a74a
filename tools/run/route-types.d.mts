export function registerOf(routes: string): string;
export function writeRegister(folder?: string): void;
export function makeRouteTypes(): Promise<number>;
