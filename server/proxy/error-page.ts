import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { defaultLanguage, isLanguage, languages, type Language } from '@/lib/domain/languages'
import { isStudioPath } from '@/lib/domain/paths'
import { retryAfter } from '@/lib/http/errors'
import { requestIdHeaders } from '@/lib/operations/log/request'
import { rememberedLanguage } from './incoming'
import { inlineStyles } from './inline-styles'
import { orderHead } from './order-head'
import { isStudioPage } from './passed-headers'
import { commonHeaders, filePolicy, openerPolicy, pagePolicy } from './policy'

const statuses = [429, 500, 503] as const

type Status = (typeof statuses)[number]

const scripts = /<script\b[^]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g

interface ErrorPage {
  body: Buffer
  policy: string
}

/** The error page of a language as rendered by the build, without scripts, which would request the failed page. */
function readErrorPage(language: Language, status: Status): ErrorPage {
  const file = path.resolve('.next/server/app/error-page', language, `${status}.html`)
  const rendered = existsSync(file)
    ? readFileSync(file, 'utf8').replace(scripts, '')
    : `<!doctype html><title>${status}</title><h1>${status}</h1>`
  const { html, css } = inlineStyles(rendered)
  return { body: Buffer.from(orderHead(html)), policy: pagePolicy(css) }
}

const pages = new Map<string, ErrorPage>()

const pageOf = (language: Language, status: Status): ErrorPage =>
  pages.get(`${language} ${status}`) ?? readErrorPage(language, status)

/** For programs: a page is eighty kilobytes, which a flood would have the site send thousands of times a second. */
const noPage: ErrorPage = { body: Buffer.alloc(0), policy: filePolicy }

function languageOf(request: IncomingMessage): Language {
  const [, first] = (request.url ?? '/').split(/[/?]/)
  return isLanguage(first) ? first : (rememberedLanguage(request) ?? defaultLanguage)
}

/**
 * Answers a failed request for a page with the site's own error page: 503 when the backend did not answer
 * (product decisions 7), 429 when a network has caused too much work, otherwise 500. Nothing of the failed response is
 * sent, and to calls of the studio's API no page. `seconds` is when the visitor may try again.
 */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: Status,
  seconds: number | undefined = status === 503 ? retryAfter : undefined,
): void {
  const [path = ''] = (request.url ?? '/').split('?')
  const isOfStudio = isStudioPage(path)
  const { body, policy } = isStudioPath(path) && !isOfStudio ? noPage : pageOf(languageOf(request), status)
  response.writeHead(status, {
    ...commonHeaders,
    ...(isOfStudio && openerPolicy),
    ...requestIdHeaders(),
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Reads every error page into memory, so that one is available whatever fails later. */
export function prepareErrorPages(): void {
  for (const language of languages)
    for (const status of statuses) pages.set(`${language} ${status}`, readErrorPage(language, status))
}
