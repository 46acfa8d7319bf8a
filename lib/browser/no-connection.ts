/** A call that got no answer: this browser is offline, or the site cannot be reached. */
export class NoConnection extends Error {}
