/** A reason not to go on which the reader can act on: printed without a stack trace. */
export class Refusal extends Error {}
