import type { Language } from '@/lib/domain/languages'
import { byRank, type Post } from '@/lib/domain/roles'
import { wordsOf } from './words'

/** The highest of somebody's positions in words: "Trưởng ban, Ban Đào tạo và Phát triển nguồn nhân lực". */
export function postInWords(posts: readonly Post[], language: Language): string {
  const t = wordsOf(language)
  const [post] = byRank(posts)
  const role = t(`roles.${post?.role ?? 'NA'}`)
  return post && post.department !== 'NA' ? `${role}, ${t(`groups.${post.department}`)}` : role
}
