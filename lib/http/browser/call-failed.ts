export class CallFailed extends Error {
  /** `seconds` to wait before the call may be repeated; 0 if the server did not say. */
  constructor(
    readonly code: string,
    readonly seconds: number,
  ) {
    super(code)
  }
}

/** Code of a call of which it is not known whether it was executed. Nothing repeats it but the visitor. */
export const outcomeUnknown = 'outcome_unknown'

export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === outcomeUnknown
