import type { Department, MemberRole } from './codes'
import type { Language } from './languages'

interface Candidate {
  language: Language
  isShow: boolean
  posts: readonly { role: MemberRole; department: Department }[]
}

/**
 * Whether a member is in the leadership list of the home page in this language (spec 7): shown, and either on the board
 * of directors or head of a group or room. Whole codes are compared, so GROUP_VICE_PRESIDENT does not count.
 */
export function isLeader({ language, isShow, posts }: Candidate, current: Language): boolean {
  return (
    isShow &&
    language === current &&
    posts.some(
      ({ role, department }) =>
        department === 'BOARD_OF_DIRECTORS' || role === 'GROUP_PRESIDENT' || role === 'ROOM_PRESIDENT',
    )
  )
}
