import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { articlePath } from '@/lib/domain/paths'
import { settings } from '@/lib/settings'
import type { Article } from '../payload-types'

const pathOf = ({ slug, type, language }: Article) => articlePath({ id: slug, type, language })

const isPublic = (article: Partial<Article> | undefined): article is Article => article?._status === 'published'

/** Writes down, together with the change, that search engines are to be told of these pages: once a page, from now on. */
async function notice(paths: readonly string[], req: PayloadRequest): Promise<void> {
  if (!settings().INDEXNOW_KEY) return
  const nextAttemptAt = new Date().toISOString()
  for (const path of new Set(paths)) {
    const { docs } = await req.payload.update({ collection: 'index-notices', where: { path: { equals: path } }, data: { attempts: 0, nextAttemptAt }, depth: 0, req })
    if (docs.length === 0) await req.payload.create({ collection: 'index-notices', data: { path, attempts: 0, nextAttemptAt }, depth: 0, req })
  }
}

/** An article that was published, changed, moved or taken back: its page, and the one it had before. */
export const noticeChange: CollectionAfterChangeHook<Article> = async ({ doc, previousDoc, req }) => {
  await notice([previousDoc, doc].filter(isPublic).map(pathOf), req)
  return doc
}

/** An article that was deleted. */
export const noticeDeletion: CollectionAfterDeleteHook<Article> = async ({ doc, req }) => {
  await notice([doc].filter(isPublic).map(pathOf), req)
  return doc
}
