/**
 * Source of `highest()`, the most memory in KB that the process it stands in ever took: on Linux what the system counts
 * for a process begins with that of the one that started it, but for this line of its status.
 */
export const HIGHEST_KB = `
    import { existsSync, readFileSync } from 'node:fs';
    const STATUS = '/proc/self/status';
    const highest = () =>
      existsSync(STATUS)
        ? Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync(STATUS, 'utf8'))[1])
        : process.resourceUsage().maxRSS;`;
