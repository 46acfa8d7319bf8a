export const newId = (): string => `${Date.now()}-${Math.random()}`

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

export function membersOf(stored: unknown): Map<string, unknown> {
  const value = typeof stored === 'string' ? parsed(stored) : stored
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

export function listOf(text: string | null): unknown[] {
  const value = parsed(text)
  return Array.isArray(value) ? value : []
}
