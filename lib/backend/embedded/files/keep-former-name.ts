import type { CollectionBeforeChangeHook } from 'payload'

/** Keeps the former file names of a replaced image or document, because articles' texts may still refer to them. */
export const keepFormerName: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  // A new file has no former names, whatever the request contains.
  if (operation === 'create') return { ...data, formerNames: [] }
  const former: unknown = originalDoc?.filename
  if (!former || !data.filename || data.filename === former) return data
  const names = new Set<unknown>([...(originalDoc.formerNames ?? []), former])
  names.delete(data.filename)
  return { ...data, formerNames: [...names] }
}
