import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { defaultLanguage, isLanguage, languageKey, languages, type Language } from '@/lib/domain/languages'
import { retryAfter } from '@/lib/http/errors'

type Status = 500 | 503

/** The error page of a language as the build drew it, without its scripts: they would look for the page that failed. */
function readErrorPage(language: Language, status: Status): string {
  const file = path.resolve('.next/server/app/error-page', language, `${status}.html`)
  if (!existsSync(file)) return `<!doctype html><title>${status}</title><h1>${status}</h1>`
  return readFileSync(file, 'utf8').replace(/<script\b[^]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g, '')
}

const pages = new Map<string, string>()

function errorPage(language: Language, status: Status): string {
  const key = `${language} ${status}`
  const page = pages.get(key) ?? readErrorPage(language, status)
  pages.set(key, page)
  return page
}

/** Reads every error page into memory, so that there is one whatever fails later. */
export function prepareErrorPages(): void {
  for (const language of languages) for (const status of [500, 503] as const) errorPage(language, status)
}

function languageOf({ url = '/', headers }: IncomingMessage): Language {
  const [, first] = url.split(/[/?]/)
  const cookie = new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(headers.cookie ?? '')?.[1]
  return [first, cookie].find(isLanguage) ?? defaultLanguage
}

/**
 * Lets an answer through as it is, except one that tells of a failure (500): in its place goes the site's own error page, as 503 with
 * `Retry-After` when `isOutage` says that the backend did not answer (decisions 7). Nothing of the failed answer is sent.
 */
export function withErrorPage(request: IncomingMessage, response: ServerResponse, isOutage: () => boolean): void {
  const { writeHead, write, end } = response
  let failed: boolean | undefined

  const fails = () => (failed ??= !response.headersSent && response.statusCode >= 500)
  const sendErrorPage = () => {
    const status = isOutage() ? 503 : 500
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': retryAfter }) }
    writeHead.call(response, status, headers)
    end.call(response, request.method === 'HEAD' ? '' : errorPage(languageOf(request), status), 'utf8')
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      return fails() ? response : Reflect.apply(writeHead, response, [status, ...rest])
    },
    write: (...chunk: unknown[]) => fails() || Reflect.apply(write, response, chunk),
    end(...chunk: unknown[]) {
      if (!fails()) return Reflect.apply(end, response, chunk)
      sendErrorPage()
      return response
    },
  })
}
