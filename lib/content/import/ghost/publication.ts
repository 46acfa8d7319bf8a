import type { ImportedState } from '../content'
import type { GhostPost } from './ghost-export'

/** The state of a post here, and why if Ghost had it public or sent. */
export interface Publication {
  state?: ImportedState
  reason?: string
}

/** Of what this site has no place for, staff may have published the draft: that stays as it is. */
const revision = (reason: string): Publication => ({ state: 'REVISION', reason: `it comes as a draft: ${reason}` })

/**
 * The state of a post here. What not everybody could read on the Ghost site is a draft, and so is what this site has no
 * place for.
 */
export function publicationOf(post: GhostPost, now: Date): Publication {
  const { isEmailOnly, isPage, publishedAt, status, visibility } = post
  if (status === 'draft' || status === '') return { state: 'DRAFT' }
  if (status === 'sent' || isEmailOnly) return revision('it was only sent by e-mail')
  if (visibility !== 'public')
    return { state: 'DRAFT', reason: `it comes as a draft: not everybody could read it (${visibility})` }
  if (isPage) return revision('it is a page, and this site has articles')
  if (status === 'scheduled') {
    const isDue = publishedAt === undefined || publishedAt <= now
    return isDue ? revision('the time that it was scheduled for has passed') : { state: 'PLANNED' }
  }
  if (status === 'published') return {}
  return { state: 'DRAFT', reason: `it comes as a draft: its status "${status.slice(0, 40)}" is unknown` }
}
