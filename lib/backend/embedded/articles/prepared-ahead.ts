import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from 'payload'
import { sourceOf } from '@/lib/backend/prepared-article'
import { hashOf, prepareArticle, type Preparation } from '@/lib/content/preparation'
import type { ArticleSource } from '@/lib/content/preparation/prepared-article'
import { defaultLanguage } from '@/lib/domain/languages'
import { slugify } from '@/lib/domain/text'
import { loggable } from '@/lib/operations/log/loggable'
import { processSingleton } from '@/lib/operations/process-singleton'
import type { Article as ArticleRow } from '../payload-types'
import { articleContent, writtenHtml } from './article-content'

interface PreparedAhead {
  content: string
  result: Preparation | 'late'
}

const preparedAhead = processSingleton('preparedAhead', () => new AsyncLocalStorage<PreparedAhead | undefined>())

/** Milliseconds that a save waits before its transaction: longer than one article may take, so it knows the result. */
const aheadTimeoutMs = 45_000

/** It holds SQLite's one write transaction meanwhile, and other writes wait for 10 seconds. */
const transactionTimeoutMs = 5000

async function preparedWithin(source: ArticleSource, timeoutMs: number): Promise<Preparation | 'late'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), timeoutMs)
  return Promise.race([prepareArticle(source), late]).finally(() => clearTimeout(timer))
}

/** `late` if they take longer than a save may wait; they are then in memory for the next attempt. */
export async function preparedForSave(source: ArticleSource): Promise<Preparation | 'late'> {
  const ahead = preparedAhead.getStore()
  const isKnown = ahead?.content === source.content && (ahead.result === 'late' || ahead.result.hash === hashOf(source))
  return isKnown ? ahead.result : preparedWithin(source, transactionTimeoutMs)
}

interface CallToPrepare {
  payload: () => Promise<Payload>
  /** The article as it will be, or undefined if the call saves none. */
  find: (payload: Payload) => Promise<Partial<ArticleRow> | undefined>
}

async function prepareAhead({ payload, find }: CallToPrepare): Promise<PreparedAhead | undefined> {
  const backend = await payload()
  const article = await find(backend)
  if (!article || article.deletedAt) return undefined
  const content = await articleContent(await writtenHtml(article, backend), backend)
  const id = slugify(article.slug || article.title || '')
  const { type = 'NEWS', language = defaultLanguage } = article
  return { content, result: await preparedWithin(sourceOf({ type, language, id, content }), aheadTimeoutMs) }
}

/** Prepares the text before the transaction of a save, in which others wait. Where it fails, the save finds out why. */
export async function preparingAhead<T>(toPrepare: CallToPrepare, call: () => Promise<T>): Promise<T> {
  const ahead = await prepareAhead(toPrepare).catch((error: unknown) => {
    console.error('The text of an article could not be prepared ahead of its save:', loggable(error))
    return undefined
  })
  return preparedAhead.run(ahead, call)
}
