import { hash } from 'node:crypto'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { loggable } from '@/lib/operations/log/loggable'
import { processSingleton } from '@/lib/operations/process-singleton'
import { BoundedWorker, JobFailed, LimitExceeded } from '@/lib/operations/worker/bounded-worker'
import { recogniseCitations } from '@/lib/domain/citations/recognise'
import { inEveryLanguage, languages } from '@/lib/domain/languages'
import { readingMinutes } from '@/lib/domain/reading-time'
import type { TextChanges } from '../html/media/changes'
import type { Prepared } from './prepare'
import type { ArticleSource, PreparedArticle } from './prepared-article'
import { storedCitations } from '../html/mark-citations'
import { textLines } from '../html/text-only'

const markdownSigns = /[\\`*_[\]#+\-.!|~]/g

/** The text alone, of an article that cannot be prepared. Linear time, whatever the content is; never throws. */
function plainArticle({ content, language }: ArticleSource): PreparedArticle {
  const lines = textLines(content)
  const html = lines.map((line) => `<p>${line}</p>`).join('')
  return {
    html: inEveryLanguage(Object.fromEntries(languages.map((shown) => [shown, html]))),
    chapters: [],
    minutes: readingMinutes(lines.join(' '), language),
    portable: html,
    citations: storedCitations(recogniseCitations(lines.join('\n'))),
    markdown: lines.map((line) => line.replace(markdownSigns, '\\$&')).join('\n\n'),
  }
}

/** Markup beyond the limits; or preparing it took too much time or memory, or failed. */
export type Problem = 'markup' | 'work' | 'failure'

export interface Preparation {
  article: PreparedArticle
  problem?: Problem
  /** What is shown otherwise than it was written; undefined if the text could not be prepared. */
  changes?: TextChanges
  hash: string
}

/** Whether preparing an article again would give the same: what took too long or failed may succeed another time. */
export const isLasting = ({ problem }: Pick<Preparation, 'problem'>): boolean =>
  problem === undefined || problem === 'markup'

const workerFile = path.join('dist', 'article.worker.mjs')

/** Of the processor, twenty times what a long decree takes on a small machine. A busy machine gives it a quarter. */
const workerLimits = { processorMs: 10_000, timeoutMs: 40_000, memoryMb: 256, idleMs: 30_000 }

const maxCharacters = 8_000_000

const sizeOf = ({ article: { html, portable, markdown } }: Preparation) =>
  Math.min(
    [...Object.values(html), portable, markdown].reduce((sum, { length }) => sum + length, 1),
    maxCharacters,
  )

const retryMs = 600_000

type Run = (source: ArticleSource) => Promise<Prepared>

/** Each source once: what was made lately is in memory, also for a source that cannot be prepared. */
export class Preparations {
  readonly #done = new LRUCache<string, Preparation>({ maxSize: maxCharacters, sizeCalculation: sizeOf })
  readonly #running = new Map<string, Promise<Preparation>>()

  constructor(readonly run: Run) {}

  /** Rejects only if the worker cannot be used at all. A source that cannot be prepared is reduced to its text. */
  get(source: ArticleSource): Promise<Preparation> {
    const hash = hashOf(source)
    const known = this.#done.get(hash)
    if (known) return Promise.resolve(known)
    const running = this.#running.get(hash)
    if (running) return running
    const made = this.#prepare(source, hash).finally(() => this.#running.delete(hash))
    this.#running.set(hash, made)
    return made
  }

  async #prepare(source: ArticleSource, hash: string): Promise<Preparation> {
    const preparation: Preparation = { ...(await this.#attempt(source)), hash }
    this.#done.set(hash, preparation, isLasting(preparation) ? {} : { ttl: retryMs })
    return preparation
  }

  async #attempt(source: ArticleSource): Promise<Omit<Preparation, 'hash'>> {
    try {
      const { article, isWhole, changes } = await this.run(source)
      if (isWhole) return { article, changes }
      report(source, 'its markup is beyond the limits')
      return { article, problem: 'markup' }
    } catch (error) {
      if (!(error instanceof LimitExceeded) && !(error instanceof JobFailed)) throw error
      report(source, loggable(error))
      return { article: plainArticle(source), problem: error instanceof LimitExceeded ? 'work' : 'failure' }
    }
  }
}

const report = ({ page }: ArticleSource, reason: string) =>
  console.error(`The text of ${page} cannot be prepared, only its plain text can be shown:`, reason)

export const hashOf = ({ content, language, page }: ArticleSource) =>
  hash('sha256', JSON.stringify([language, page, content]), 'base64url')

export function prepareArticle(source: ArticleSource): Promise<Preparation> {
  // One worker and one memory for all bundles of the build.
  const preparations = processSingleton('articlePreparations', () => {
    const worker = new BoundedWorker<ArticleSource, Prepared>(
      path.resolve(/* turbopackIgnore: true */ workerFile),
      workerLimits,
    )
    return new Preparations((each) => worker.run(each))
  })
  return preparations.get(source)
}
