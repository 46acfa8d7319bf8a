import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { storedName } from '../stored-name'

/** Whether a picture had this name before its file was replaced: the name still means that picture where it stands in a text. */
async function wasTaken(name: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'media', where: { formerNames: { in: [name] } }, req })
  return totalDocs > 0
}

/** Names an uploaded picture by a hash of its content before it is written. */
export const nameByContentHash: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const name = storedName(req.file.name, req.file.data)
  const free = operation === 'create' && (await wasTaken(name, req)) ? storedName(`again-${Date.now()}-${req.file.name}`, req.file.data) : name
  req.file.name = free
  return args
}
