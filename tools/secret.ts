import { makeSecret } from '#server/made-secret.ts';

// The only secrets production starts with.
console.log(makeSecret());
