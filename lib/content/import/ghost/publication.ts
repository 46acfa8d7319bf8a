import type { GhostPost } from './ghost-export'

/** Whether a post stays a draft here, and why if Ghost had it public or sent. */
export interface Publication {
  isDraft: boolean
  reason?: string
}

const draft = (reason: string): Publication => ({ isDraft: true, reason })

/**
 * Whether a post may be public here. What not everybody could read on the Ghost site stays a draft, and so does what
 * this site has no place for.
 */
export function publicationOf(post: GhostPost, now: Date): Publication {
  const { isEmailOnly, isPage, publishedAt, status, visibility } = post
  if (status === 'draft' || status === '') return { isDraft: true }
  if (status === 'sent' || isEmailOnly) return draft('it comes as a draft: it was only sent by e-mail')
  if (visibility !== 'public') return draft(`it comes as a draft: not everybody could read it (${visibility})`)
  if (isPage) return draft('it comes as a draft: it is a page, and this site has articles')
  if (status === 'scheduled') {
    const isDue = publishedAt === undefined || publishedAt <= now
    return isDue ? draft('it comes as a draft: the time that it was scheduled for has passed') : { isDraft: false }
  }
  if (status === 'published') return { isDraft: false }
  return draft(`it comes as a draft: its status "${status.slice(0, 40)}" is unknown`)
}
