import { createTranslator } from 'use-intl/core'
import { htmlLang } from '@/lib/domain/languages'
import { escapeHtml } from '@/lib/content/html/escape'
import { messagesOf } from '@/lib/http/i18n/messages'
import { languageOfReturn, type ReturnTarget } from './return-target'

const outcomes = new Map<string, 'denied' | 'unavailable' | 'tooMany'>([
  ['AccessDenied', 'denied'],
  ['OAuthSignin', 'unavailable'],
  ['TooMany', 'tooMany'],
])

/**
 * The page on which a sign-in ends. Its script stores who has signed in, notifies the waiting page, and closes the
 * window or goes back. Without script, the page shows a text and a link.
 */
export function signInEndPage(target: ReturnTarget, error: string | null): Response {
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
