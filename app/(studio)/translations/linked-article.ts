import type { UIFieldServerProps } from 'payload'
import { groupOf, type GroupArticle } from '@/lib/backend/embedded/articles/translation-state'
import { idOf } from '@/lib/backend/embedded/database/id-of'
import { isLanguage } from '@/lib/domain/languages'
import type { LinkedArticle } from '@/lib/domain/translations'

export async function linkedArticle({
  data,
  id,
  payload,
  req,
}: Pick<UIFieldServerProps, 'data' | 'id' | 'payload' | 'req'>): Promise<
  { article: LinkedArticle; group: GroupArticle[] } | undefined
> {
  const { language, slug, translationKey, translationOf, deletedAt } = data ?? {}
  if (typeof id !== 'number' || !isLanguage(language) || deletedAt) return undefined
  const named = { slug: String(slug ?? ''), translationKey: String(translationKey ?? '') }
  const group = named.slug || named.translationKey ? await groupOf(payload, named, req) : []
  return { article: { id, language, translationOf: idOf(translationOf as number | undefined) }, group }
}
