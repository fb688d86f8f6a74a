import { quickenModules } from '#server/quick-modules.ts';

// Preloaded by Vitest's workers: what the server is made of is found as quickly as when it runs by itself.
quickenModules();
