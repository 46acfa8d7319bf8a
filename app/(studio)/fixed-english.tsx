'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import type { FixedText } from '@/lib/backend/embedded/translations/fixed-english'
import { isHydrated } from './hydrated'
import { fixedTextMatcher } from './match-fixed'

type Translate = (text: string, at: Element) => string | undefined

const attributes = ['aria-label', 'title', 'placeholder']

const content = '[contenteditable], input, textarea'

/** Translates a text. Returns false if that has to wait for the hydration. */
function translateText(node: Text, translate: Translate): boolean {
  const parent = node.parentElement
  if (!parent || parent.closest(content)) return true
  const text = translate(node.data, parent)
  // The observer is called for this change too.
  if (text === undefined || text === node.data) return true
  if (!isHydrated(parent)) return false
  node.data = text
  return true
}

function translateAttributes(element: Element, translate: Translate): boolean {
  const texts = attributes.flatMap((name) => {
    const text = translate(element.getAttribute(name) ?? '', element)
    return text === undefined ? [] : [[name, text] as const]
  })
  // Payload names a dialog by an id. Its heading says what it is about.
  const heading = element.matches('dialog[aria-label]') && element.querySelector('h1, h2')?.textContent
  if (heading) texts.push(['aria-label', heading])
  // Payload's tooltip of a box is the name of its field; its label is beside it.
  const hasFieldName = element.matches('input[type=checkbox][title]')
  if (texts.length === 0 && !hasFieldName) return true
  if (!isHydrated(element)) return false
  for (const [name, text] of texts) element.setAttribute(name, text)
  if (hasFieldName) element.removeAttribute('title')
  return true
}

function translateTree(root: Node, translate: Translate): boolean {
  if (root instanceof Text) return translateText(root, translate)
  if (!(root instanceof Element)) return true
  let isDone = true
  for (const element of [root, ...root.querySelectorAll('[aria-label], [title], [placeholder]')])
    isDone = translateAttributes(element, translate) && isDone
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) isDone = translateText(walker.currentNode as Text, translate) && isDone
  return isDone
}

/** Milliseconds until parts are looked at again that were not hydrated, and how often that is done. */
const [retryMs, maxRetries] = [100, 100]

/** Translates the texts that Payload has in English only, as soon as they are on the screen. */
export function FixedEnglish({ children, texts }: { children: ReactNode; texts: FixedText[] }) {
  const { i18n } = useTranslation()
  const language = i18n.language as keyof FixedText['label']

  useEffect(() => {
    const match = fixedTextMatcher(texts, language)
    const translate: Translate = (text, at) => match(text, (selector) => at.closest(selector) !== null)
    let timer: ReturnType<typeof setTimeout> | undefined
    const translateAll = (retries: number) => {
      clearTimeout(timer)
      if (!translateTree(document.body, translate) && retries > 0)
        timer = setTimeout(() => translateAll(retries - 1), retryMs)
    }
    translateAll(maxRetries)
    const observer = new MutationObserver((changes) => {
      const parts = changes.flatMap(({ addedNodes, target, type }) =>
        type === 'characterData' ? target : [...addedNodes],
      )
      const done = parts.map((part) => translateTree(part, translate))
      if (done.includes(false)) translateAll(maxRetries)
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [texts, language])

  return children
}
