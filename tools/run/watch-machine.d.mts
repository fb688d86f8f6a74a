export function watchMachine(now?: () => number, times?: () => number[]): () => string;
