import type { NextRequest } from 'next/server'
import { createTranslator } from 'use-intl/core'
import { handler } from '@/lib/http/handler'
import { settings } from '@/lib/operations/settings'
import { currentUser } from '@/lib/http/sign-in/current-user'
import { readReturnTarget, returnCookie, languageOfReturn, type ReturnTarget } from '@/lib/http/sign-in/return-target'
import { htmlLang } from '@/lib/domain/languages'
import { escapeHtml } from '@/lib/domain/text'
import { messagesOf } from '@/lib/http/i18n/labels'

const outcomes = new Map<string, 'denied' | 'unavailable' | 'tooMany'>([
  ['AccessDenied', 'denied'],
  ['OAuthSignin', 'unavailable'],
  ['TooMany', 'tooMany'],
])

/**
 * The page on which a sign-in ends. Its script stores who has signed in, notifies the waiting page, and closes the
 * window or goes back. Without script, the page shows a text and a link.
 */
function signInEndPage(target: ReturnTarget, error: string | null): Response {
  const language = languageOfReturn(target)
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'signIn' })
  const outcome = error === null ? 'done' : (outcomes.get(error) ?? 'failed')
  const [back, text] = [escapeHtml(target.back), escapeHtml(t(outcome))]
  const html = `<!doctype html>
<html lang="${htmlLang[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(t('short'))} | ILC</title>
<link rel="stylesheet" href="/sign-in-end.css">
<script src="/sign-in-end.js" data-outcome="${outcome}" data-back="${back}"${target.isWindow ? ' data-window' : ''}></script>
<main><p role="status">${text}</p><p><a href="${back}">${escapeHtml(t('goOn'))}</a></p></main>
`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}

/** The end of a sign-in, successful or not. After some failures the library redirects here without an error. */
export const GET = handler(async (request) => {
  const { cookies, nextUrl } = request as NextRequest
  const error = nextUrl.searchParams.get('error') ?? ((await currentUser()) ? null : 'Failed')
  return signInEndPage(readReturnTarget(cookies.get(returnCookie)?.value, settings().SITE_URL), error)
})
