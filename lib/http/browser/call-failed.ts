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

/** Code of a call of which it is not known whether it was executed. Nothing repeats it but the visitor. */
export const outcomeUnknown = 'outcome_unknown'

export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === outcomeUnknown
