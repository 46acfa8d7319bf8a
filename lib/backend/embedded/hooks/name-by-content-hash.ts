import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { storedName } from '../files/stored-name'

/**
 * Whether another picture had this name before its file was replaced. Articles' texts may still refer to that picture
 * by it.
 */
async function wasTaken(name: string, req: PayloadRequest): Promise<boolean> {
  const where = { formerNames: { in: [name] } }
  const { totalDocs } = await req.payload.count({ collection: 'media', where, trash: true, req })
  return totalDocs > 0
}

/** Gives an uploaded picture a name derived from its content before it is stored. */
export const nameByContentHash: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const name = storedName(req.file.name, req.file.data)
  const free =
    operation === 'create' && (await wasTaken(name, req))
      ? storedName(`again-${Date.now()}-${req.file.name}`, req.file.data)
      : name
  req.file.name = free
  return args
}
