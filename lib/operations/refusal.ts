/** A command refused to run. The message is shown to the operator. */
export class Refusal extends Error {}
