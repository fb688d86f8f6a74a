import './settings-first.ts';
import { quickenModules } from './quick-modules.ts';

// Only what is imported after this is loaded the quick way: everything else is in run.ts.
quickenModules();
const { main } = await import('./run.ts');
await main();
