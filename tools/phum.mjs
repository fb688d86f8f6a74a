#!/usr/bin/env node
// `npx phum …` is `node tools/run.mjs phum …`: with the Node and the packages that the program needs.
process.argv.splice(2, 0, 'phum');
await import('./run.mjs');
