interface Note {
  id?: string | null
  text?: string | null
  by?: unknown
  at?: string | null
}

/** A form may leave a list empty by another value than a list. */
const rows = <T>(list: readonly T[] | null | undefined): readonly T[] => (Array.isArray(list) ? list : [])

/** Signs notes that are new or changed with who saves. Empty ones are left out: somebody only pressed "add". */
export function signNotes<T extends Note>(
  before: readonly T[] | null | undefined,
  after: readonly T[] | null | undefined,
  by: number,
  at: string,
): T[] {
  const known = new Map(rows(before).map((note) => [note.id, note]))
  return rows(after)
    .filter(({ text }) => text?.trim())
    .map((note) => {
      const old = known.get(note.id)
      return old && old.text === note.text ? { ...note, by: old.by, at: old.at } : { ...note, by, at }
    })
}
