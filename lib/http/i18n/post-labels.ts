import type { Language } from '@/lib/domain/languages'
import { byRank, type Post } from '@/lib/domain/roles'
import { labelsOf } from './labels'

export function postInWords(posts: readonly Post[], language: Language): string {
  const t = labelsOf(language)
  const [post] = byRank(posts)
  const role = t(`roles.${post?.role ?? 'NA'}`)
  return post && post.department !== 'NA' ? `${role}, ${t(`groups.${post.department}`)}` : role
}
