import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { canPublish } from '../../access'
import { labelFor } from '../../labels'
import type { Article } from '../../payload-types'

interface Saved {
  draft?: boolean
  /** Parameters of a call that write what is published even where `draft` is set. */
  publishAllLocales?: unknown
  publishSpecificLocale?: unknown
  unpublishAllLocales?: unknown
  data?: { _status?: unknown }
}

/** Refuses what changes the public site to who may only save drafts, also a version restored other than as a draft. */
export const keepToDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!req.user || canPublish(req.user) || !['create', 'update', 'restoreVersion'].includes(operation)) return
  const { draft, data, publishAllLocales, publishSpecificLocale, unpublishAllLocales } = args as Saved
  const isDraft = data?._status !== 'published' && (operation === 'create' || draft === true)
  const isMore = [publishAllLocales, publishSpecificLocale, unpublishAllLocales].some(Boolean)
  if (!isDraft || isMore) throw new APIError(labelFor(req, 'draftsOnly'), 403, {}, true)
}

/** The same for what is about to be stored: a duplicate inherits the status of its original. */
export const refusePublishing: CollectionBeforeChangeHook<Article> = ({ data, req }) => {
  if (req.user && !canPublish(req.user) && data._status === 'published')
    throw new APIError(labelFor(req, 'draftsOnly'), 403, {}, true)
  return data
}
