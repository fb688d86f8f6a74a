/** Long enough that the server takes whoever has it for its sender, on whatever network by now (idempotency.ts). */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(7)), (part) => part.toString(36)).join('');
