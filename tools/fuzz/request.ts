/** A request to send. The same number and seed always give the same one. */
export interface FuzzRequest {
  method: string
  /** Path and query, as they are sent. */
  path: string
  headers: Record<string, string>
  body?: Buffer
  /** Whether it carries the session of a member of staff. */
  isStaff: boolean
}
