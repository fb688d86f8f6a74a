export function inProject(...parts: string[]): string;
