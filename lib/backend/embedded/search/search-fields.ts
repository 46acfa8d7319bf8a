import type { CollectionBeforeOperationHook, PayloadRequest, Where, WhereField } from 'payload'

export interface SearchField {
  like: (text: string) => Where | Promise<Where>
  isVirtual?: boolean
}

type SearchFields = Readonly<Record<string, SearchField>>

const matchesNone: Where = { id: { in: [] } }

const isComparison = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export async function resolveSearchFields(where: Where, fields: SearchFields): Promise<Where> {
  const remaining: Where = {}
  const resolved: Where[] = []
  for (const [name, value] of Object.entries(where)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (Array.isArray(value)) {
      const parts: Where[] = []
      // One after the other: a filter may have many parts.
      for (const part of value) parts.push(await resolveSearchFields(part, fields))
      remaining[name] = parts
      continue
    }
    if (!field || !isComparison(value)) {
      remaining[name] = value
      continue
    }
    const { like, ...others } = value
    const isSearch = typeof like === 'string'
    if (isSearch) resolved.push(await field.like(like))
    const rest = isSearch ? others : value
    if (Object.keys(rest).length === 0) continue
    if (field.isVirtual) resolved.push(matchesNone)
    else remaining[name] = rest as WhereField
  }
  if (resolved.length === 0) return remaining
  return { and: [...(Object.keys(remaining).length > 0 ? [remaining] : []), ...resolved] }
}

/** The operations whose `where` chooses records: what is found can also be counted, or changed and deleted at once. */
const choosing: readonly string[] = ['read', 'count', 'update', 'delete']

export const searchIn =
  (fieldsOf: (req: PayloadRequest) => SearchFields): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (!choosing.includes(operation) || !('where' in args) || !args.where || !req.user) return args
    return { ...args, where: await resolveSearchFields(args.where, fieldsOf(req)) }
  }
