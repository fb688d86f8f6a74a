export function sourceHash(directory: string): string;
