export function inProject(...parts: string[]): string;

/** The command of an installed package. */
export function installedBin(name: string): string;
