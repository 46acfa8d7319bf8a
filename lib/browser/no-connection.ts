/** A call got no response: the browser is offline, or the site cannot be reached. */
export class NoConnection extends Error {}
