import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const percent = z.coerce.number().min(0).max(100).transform(Math.round)

const edits = z.looseObject({ focalPoint: z.object({ x: percent, y: percent }) })

const middle = { focalX: 50, focalY: 50 }

/**
 * Stores the focal point that staff chose as data of the picture; another file begins with the middle. Payload would
 * download the picture from the site's own address, to cut sizes that this site does not have.
 */
export const keepFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const { uploadEdits, ...query } = req.query ?? {}
  req.query = query
  const chosen = edits.safeParse(uploadEdits)
  if (!chosen.success) return req.file ? { ...args, data: { ...args.data, ...middle } } : args
  const { x, y } = chosen.data.focalPoint
  return { ...args, data: { ...args.data, focalX: x, focalY: y } }
}
