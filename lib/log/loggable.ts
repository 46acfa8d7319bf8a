/** A text without what was asked with an address: a query may hold whom somebody looked for. */
export const withoutQueries = (text: string) => text.replace(/(\/[^\s?"']*)\?[^\s:,"']+/g, '$1?…')

/** How deep causes are followed. */
const deepest = 3

function inWords(error: Error, depth: number): string {
  // What a database says of a failed query ends with the row; and what it adds in fields of its own names the values too.
  const message = withoutQueries(error.message.replace(/\nparams: [\s\S]*$/, ''))
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause instanceof Error && depth < deepest ? `\nbecause of ${inWords(error.cause, depth + 1)}` : ''
  return [`${error.name}${code}: ${message}`, ...frames].join('\n') + cause
}

/** An error as it may stand in the log: where and why, and nothing of what anybody wrote. */
export function loggable(error: unknown): string {
  return error instanceof Error ? inWords(error, 0) : String(error)
}
