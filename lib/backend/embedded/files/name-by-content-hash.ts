import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { exists } from '../database/find'
import { isStoredAlready } from './stored-already'
import { isStoredName, storedName } from './stored-name'

type Named = 'media' | 'documents'

/** Texts of articles may still name the file that was replaced. */
const wasTaken = (name: string, collection: Named, req: PayloadRequest): Promise<boolean> =>
  exists(req.payload, collection, { formerNames: { in: [name] } }, { trash: true, req })

/** Whether a record has this file already: the form of the studio sends a new file again with every later save. */
async function hasFile(name: string, collection: Named, id: unknown, req: PayloadRequest): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { filename: { equals: name } }] }
  return exists(req.payload, collection, where, { trash: true, req })
}

export const nameByContentHash: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  // The hash in its name is that of the image before its conversion.
  if (isStoredAlready(req) && isStoredName(req.file.name)) return args
  const name = storedName(req.file.name, req.file.data)
  const id = operation === 'update' && 'id' in args ? args.id : undefined
  if (id !== undefined && (await hasFile(name, collection.slug as Named, id, req))) {
    delete req.file
    return args
  }
  const free =
    operation === 'create' && (await wasTaken(name, collection.slug as Named, req))
      ? storedName(`again-${Date.now()}-${req.file.name}`, req.file.data)
      : name
  req.file.name = free
  return args
}
