export function readSettingsFile(folder?: string): void;
