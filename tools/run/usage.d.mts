export function usageOf(name: string, args: readonly string[]): string | undefined;
