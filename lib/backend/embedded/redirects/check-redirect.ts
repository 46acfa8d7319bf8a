import type { CollectionBeforeChangeHook } from 'payload'
import { checkRedirects } from '@/lib/domain/redirects/check'
import { maxRedirects } from '@/lib/domain/redirects/table'
import { settings } from '@/lib/operations/settings'
import { invalid } from '../database/conflict'
import { labelFor } from '../labels'
import type { Redirect } from '../payload-types'
import { storedRedirects } from './stored-redirects'

/**
 * Refuses (400) a redirect that leads back to itself, and more redirects than the site has memory for. Two that are
 * saved in the same moment may form a circle; it is not followed (`RedirectTable`).
 */
export const checkRedirect: CollectionBeforeChangeHook<Redirect> = async ({ data, operation, originalDoc, req }) => {
  const { active, from = '', to = '' }: Partial<Redirect> = { ...originalDoc, ...data }
  const isSame = originalDoc?.from === from && originalDoc.to === to && originalDoc.active === active
  if (isSame || (operation === 'update' && !active)) return data
  const others = (await storedRedirects(req)).filter(({ id }) => id !== originalDoc?.id)
  const { problems = [] } = checkRedirects([{ from, to }], others, settings().SITE_URL)
  const errors = problems.map(({ error }) => error)
  const refused = (path: string, message: string) => invalid(req, 'redirects', { path, message })
  if (errors.includes('full')) throw refused('from', labelFor(req, 'redirectsFull', { most: maxRedirects }))
  if (errors.includes('loop') && active) throw refused('to', labelFor(req, 'redirectLoop'))
  return data
}
