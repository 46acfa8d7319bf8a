/** A call that was refused: its code, or what is wrong with the text. */
export class CallFailed extends Error {
  readonly code: string
  /** Until it may be tried again. */
  readonly seconds: number

  constructor(code: string, seconds: number) {
    super(code)
    this.code = code
    this.seconds = seconds
  }
}
