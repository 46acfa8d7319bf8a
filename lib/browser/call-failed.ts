/** An API call was refused. `code` is the error code, or the fault of the text. */
export class CallFailed extends Error {
  readonly code: string
  /** Seconds to wait before the call may be repeated; 0 if the server did not say. */
  readonly seconds: number

  constructor(code: string, seconds: number) {
    super(code)
    this.code = code
    this.seconds = seconds
  }
}
