/** A note of staff, in a list of notes. */
interface Note {
  id?: string | null
  text: string
  by?: unknown
  at?: string | null
}

/** The notes of a save: those that are new or were changed are signed by whoever saves; the others stay as they were. */
export function signNotes<T extends Note>(
  before: readonly T[] | null | undefined,
  after: readonly T[] | null | undefined,
  by: number,
  at: string,
): T[] {
  const known = new Map((before ?? []).map((note) => [note.id, note]))
  return (after ?? []).map((note) => {
    const old = known.get(note.id)
    return old?.text === note.text ? { ...note, by: old.by, at: old.at } : { ...note, by, at }
  })
}
