/** What a command does not do, in words for whoever called it. */
export class Refusal extends Error {}
