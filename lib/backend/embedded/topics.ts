import { inEveryLanguage, type Language } from '@/lib/domain/languages'
import type { ArticleTopic, Topic } from '../model'
import { payload } from './payload'
import type { Topic as StoredTopic } from './payload-types'

/** The topics of an article as they are stored; one in the trash is not read, and so is a number. */
export const toTopics = (
  stored: readonly (number | Pick<StoredTopic, 'slug' | 'name'>)[] | null | undefined,
  language: Language,
): ArticleTopic[] =>
  (stored ?? []).flatMap((topic) =>
    typeof topic === 'object' ? [{ id: topic.slug, name: inEveryLanguage(topic.name)[language] }] : [],
  )

export async function listTopics(): Promise<Topic[]> {
  const backend = await payload()
  const { docs } = await backend.find({ collection: 'topics', sort: 'slug', depth: 0, pagination: false })
  return docs.map(({ slug, name }) => ({ id: slug, name: inEveryLanguage(name) }))
}
