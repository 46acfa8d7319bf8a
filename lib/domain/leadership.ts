import type { Department, MemberRole } from './codes'
import type { Language } from './languages'

interface Candidate {
  language: Language
  isShow: boolean
  posts: readonly { role: MemberRole; department: Department }[]
}

/** Whether a member is in the leadership list (spec 7). Whole codes count, so GROUP_VICE_PRESIDENT does not. */
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
