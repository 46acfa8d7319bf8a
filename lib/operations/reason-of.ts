import { types } from 'node:util'

const messageOf = (error: Error) => error.message || ('code' in error ? String(error.code) : error.name)

/** The innermost of the errors that an error was made of. */
function rootOf(error: Error): Error {
  return types.isNativeError(error.cause) ? rootOf(error.cause) : error
}

/** The message of an error and of the first one that led to it, or what else was thrown. */
export function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error)
  const root = rootOf(error)
  return root === error ? messageOf(error) : `${messageOf(error)}: ${messageOf(root)}`
}
