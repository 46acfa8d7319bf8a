import type { Payload } from 'payload'
import type { Redirection } from '@/lib/domain/redirects/check'
import { afterCommit } from '../database/after-commit'
import { inTransaction } from '../database/transaction'
import type { ImportResult } from '../import/loading'
import { tellSites } from '../import/tell-sites'
import { storeRedirects } from './store-redirects'

/**
 * Stores redirects from a command, all or none, such as the permalinks of a site that is taken over, and tells the
 * running sites. Addresses may be as they come: whole old addresses, with escapes or a slash at the end. Throws
 * RedirectsRefused, whose message names each that is refused.
 */
export const saveRedirects = (payload: Payload, given: readonly Redirection[]): Promise<ImportResult> =>
  afterCommit(() => inTransaction(payload, (req) => storeRedirects(req, given)), tellSites)
