import { quickenModules } from '#server/quick-modules.ts';

// Loads what a node loads, so that also its first start finds it compiled; what was compiled is written at the end.
quickenModules();
await import('#server/run.ts');
await import('#server/app.ts');
process.exit();
