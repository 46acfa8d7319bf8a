/** A new id of something that the browser stores. */
export const newId = (): string => `${Date.now()}-${Math.random()}`

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/** The members of an object, or of one stored as JSON; empty if it is not an object. */
export function membersOf(stored: unknown): Map<string, unknown> {
  const value = typeof stored === 'string' ? parsed(stored) : stored
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

/** The entries of a list stored as JSON; empty if it is not a list. */
export function listOf(text: string | null): unknown[] {
  const value = parsed(text)
  return Array.isArray(value) ? value : []
}
