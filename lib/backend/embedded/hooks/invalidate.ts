import type { Tag } from '@/lib/backend/tags'
import { recordTags } from '../database/after-commit'

export function invalidating(...tags: Tag[]) {
  const announce = () => recordTags(tags)
  return { afterChange: [announce], afterDelete: [announce] }
}
