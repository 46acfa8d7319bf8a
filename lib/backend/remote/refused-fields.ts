import type { ConsultationField } from '@/lib/consultation/form'

/** Names of the contract (spec 3) in small letters without separators, and the fields of the form. */
const fields = new Map<string, ConsultationField>([
  ['fullname', 'fullName'],
  ['phone', 'phone'],
  ['gmail', 'email'],
  ['email', 'email'],
  ['address', 'address'],
  ['subject', 'subjects'],
  ['content', 'content'],
  ['consultdate', 'consultDate'],
  ['file', 'file'],
])

const containers = /^(?:errors?|fields?|fieldErrors|validationErrors|validation|violations|details?|invalid|message)$/i

const pointers = ['field', 'path', 'param', 'property', 'key', 'loc', 'pointer']

const maxDepth = 6

const fieldNamed = (name: string): ConsultationField | undefined =>
  fields.get(name.replace(/[^a-z]/gi, '').toLowerCase())

function fieldAt(path: unknown): ConsultationField | undefined {
  const parts = Array.isArray(path) ? path.map(String) : typeof path === 'string' ? path.split(/[./[\]]+/) : []
  return parts
    .toReversed()
    .map(fieldNamed)
    .find((field) => field !== undefined)
}

const fieldOfSentence = (text: string) => fieldAt(/^\s*(\S+)\s/.exec(text)?.[1]?.replace(/[^\w.]/g, ''))

const hasContent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

function fieldsBelow(value: unknown, isError: boolean, depth = 0): (ConsultationField | undefined)[] {
  if (typeof value === 'string') return isError ? [fieldOfSentence(value)] : []
  if (typeof value !== 'object' || value === null || depth > maxDepth) return []
  if (Array.isArray(value)) return value.flatMap((item) => fieldsBelow(item, isError, depth + 1))
  const members = Object.entries(value)
  const named = members.map(([name, member]) => (pointers.includes(name) ? fieldAt(member) : undefined)).find(Boolean)
  // What was sent may be beside the name of its field.
  if (named) return [named]
  return members.flatMap(([name, member]) => [
    // At the top, what was sent may be returned too: its texts are no lists.
    (depth === 0 ? Array.isArray(member) : isError) && hasContent(member) ? fieldNamed(name) : undefined,
    ...fieldsBelow(member, isError || containers.test(name), depth + 1),
  ])
}

export const refusedFields = (answer: unknown): ConsultationField[] => [
  ...new Set(fieldsBelow(answer, false).filter((field) => field !== undefined)),
]
