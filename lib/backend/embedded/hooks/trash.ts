import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

interface Deletable {
  deletedAt?: string | null
}

export const isTrashing = (data: Deletable, before: Deletable | undefined): boolean =>
  Boolean(data.deletedAt) && !before?.deletedAt

export const isRestoring = (data: Deletable, before: Deletable | undefined): boolean =>
  Boolean(before?.deletedAt) && !data.deletedAt

/** Moves a record to the trash, or out of it, with its public version: as a draft it would stay public. */
export const trashWhole: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args) || typeof args.data !== 'object' || args.data === null) return args
  const { deletedAt } = args.data as Deletable
  return deletedAt || (deletedAt === null && args.trash) ? { ...args, draft: false } : args
}

/** Sets the time of a deletion by the server's clock: the trash is emptied by it. */
export const setTrashTime: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation === 'create' || !data.deletedAt) return { ...data, deletedAt: null }
  return { ...data, deletedAt: isTrashing(data, originalDoc) ? new Date().toISOString() : originalDoc.deletedAt }
}

/** Hooks of every collection that has a trash. Those before an operation come before whatever reads `draft`. */
export const trashHooks = { beforeOperation: [trashWhole], beforeChange: [setTrashTime] }
