import type { InteractionEntry } from './schemas'

export interface ThreadError {
  index: number
  field: 'id' | 'replyTo'
  message: string
}

/** An answer names the first comment of its thread. A second one with an id goes; what answers nothing stands alone. */
export function threaded(inputs: readonly InteractionEntry[]): { entries: InteractionEntry[]; errors: ThreadError[] } {
  const errors: ThreadError[] = []
  const first = new Map<string, InteractionEntry>()
  inputs.forEach((entry, index) => {
    const key = `${entry.type} ${entry.id}`
    if (first.has(key)) errors.push({ index, field: 'id', message: `another ${entry.type} has the id ${entry.id}` })
    else first.set(key, entry)
  })
  const commentOf = (id: string | undefined) => (id === undefined ? undefined : first.get(`COMMENT ${id}`))

  function headOf(entry: InteractionEntry): InteractionEntry | undefined {
    const passed = new Set([entry])
    let head = commentOf(entry.replyTo)
    for (let next = head; next; next = commentOf(next.replyTo)) {
      if (passed.has(next)) return undefined
      passed.add(next)
      head = next
    }
    return head
  }

  const entries = inputs.flatMap((entry, index): InteractionEntry[] => {
    if (first.get(`${entry.type} ${entry.id}`) !== entry) return []
    if (entry.replyTo === undefined) return [entry]
    const { replyTo, ...alone } = entry
    const head = headOf(entry)
    if (head) return [{ ...alone, replyTo: head.id }]
    errors.push({ index, field: 'replyTo', message: `leads to no first comment: ${replyTo}` })
    return [alone]
  })
  return { entries, errors }
}
