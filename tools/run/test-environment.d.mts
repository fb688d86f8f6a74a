export function testEnvironment(): NodeJS.ProcessEnv;
export function isRoomy(mounts: string, freeBytes: number, memoryBytes: number): boolean;
