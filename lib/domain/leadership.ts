import type { Department, MemberRole } from './codes'
import type { Language } from './languages'

interface Candidate {
  language: Language
  isShow: boolean
  posts: readonly { role: MemberRole; department: Department }[]
}

/**
 * Whether a member stands in the leadership list of the home page in this language (spec 7): shown, and of the board of
 * directors or at the head of a group or room. Whole codes are compared: GROUP_VICE_PRESIDENT leads nothing.
 */
export function isLeader({ language, isShow, posts }: Candidate, current: Language): boolean {
  return (
    isShow &&
    language === current &&
    posts.some(({ role, department }) => department === 'BOARD_OF_DIRECTORS' || role === 'GROUP_PRESIDENT' || role === 'ROOM_PRESIDENT')
  )
}
