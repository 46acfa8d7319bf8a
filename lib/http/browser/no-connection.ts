/** A call could not be sent: the browser is offline, or the site cannot be reached. Nobody has received it. */
export class NoConnection extends Error {}
