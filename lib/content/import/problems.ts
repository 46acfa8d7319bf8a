export interface Problem {
  file: string
  line: number
  message: string
}

/** All problems of an import. Nothing has been imported when this is thrown. */
export class ContentProblems extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem[], options?: ErrorOptions) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'), options)
    this.problems = problems
  }
}
