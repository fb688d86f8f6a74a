export function setHooks(directory?: string, env?: NodeJS.ProcessEnv): void;
