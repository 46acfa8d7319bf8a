import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const percent = z.coerce.number().min(0).max(100).transform(Math.round)

const edits = z.looseObject({ focalPoint: z.object({ x: percent, y: percent }) })

/** Otherwise Payload would download the image from the site's own address, to cut sizes that it does not have. */
export const takeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { uploadEdits, ...query } = req.query ?? {}
  req.query = query
  // Payload replaces the context in every operation.
  req.context.focalPoint = edits.safeParse(uploadEdits).data?.focalPoint
  return args
}

export const storeFocalPoint: CollectionBeforeChangeHook = ({ data, req }) => {
  const chosen = req.context.focalPoint as z.infer<typeof edits>['focalPoint'] | undefined
  const point = chosen ?? (req.file && { x: 50, y: 50 })
  return point ? { ...data, focalX: point.x, focalY: point.y } : data
}
