import { types } from 'node:util'

const messageOf = (error: Error) => error.message || ('code' in error ? String(error.code) : error.name)

function rootOf(error: Error): Error {
  return types.isNativeError(error.cause) ? rootOf(error.cause) : error
}

export function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error)
  const root = rootOf(error)
  return root === error ? messageOf(error) : `${messageOf(error)}: ${messageOf(root)}`
}
