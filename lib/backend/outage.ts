declare global {
  /** One for the whole process: the framework hands a page's error on as an anonymous one, and the server in front of it asks here what kind it was. */
  var ilcLastOutage: number | undefined
}

/** Now, in milliseconds of the clock that no correction of the computer's time moves. */
export const moment = (): number => performance.now()

/** Notes that content could not be read: what is drawn meanwhile may lack a part. */
export function noteOutage(): void {
  globalThis.ilcLastOutage = moment()
}

/** Whether content could not be read at some time since a moment. */
export const hadOutageSince = (began: number): boolean => (globalThis.ilcLastOutage ?? -Infinity) >= began
