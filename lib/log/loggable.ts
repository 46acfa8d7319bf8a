/** A text without the queries of its addresses: a query may contain the name of a person searched for. */
export const withoutQueries = (text: string) => text.replace(/(\/[^\s?"']*)\?[^\s:,"']+/g, '$1?…')

/** Maximum number of nested causes that are logged. */
const deepest = 3

function inWords(error: Error, depth: number): string {
  // A database error message ends with the query's values, and its extra fields contain them too.
  const message = withoutQueries(error.message.replace(/\nparams: [\s\S]*$/, ''))
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause instanceof Error && depth < deepest ? `\nbecause of ${inWords(error.cause, depth + 1)}` : ''
  return [`${error.name}${code}: ${message}`, ...frames].join('\n') + cause
}

/** An error as safe text for the log: what failed and where, without anything that a person wrote. */
export function loggable(error: unknown): string {
  return error instanceof Error ? inWords(error, 0) : String(error)
}
