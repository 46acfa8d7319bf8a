import type { CollectionBeforeChangeHook } from 'payload'

/** A replaced picture is still found under the names it had: they stand in articles' texts. */
export const keepFormerName: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  // A new picture had no names, whatever it is sent with.
  if (operation === 'create') return { ...data, formerNames: [] }
  const former: unknown = originalDoc?.filename
  if (!former || !data.filename || data.filename === former) return data
  const names = new Set<unknown>([...(originalDoc.formerNames ?? []), former])
  names.delete(data.filename)
  return { ...data, formerNames: [...names] }
}
