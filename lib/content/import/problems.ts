/** Something wrong in a content file, with the line a person has to look at. */
export interface Problem {
  file: string
  line: number
  message: string
}

/** Every problem of an import. Nothing has been loaded when this is thrown. */
export class ContentProblems extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'))
    this.problems = problems
  }
}
