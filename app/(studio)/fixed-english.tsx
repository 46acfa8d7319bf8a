'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import type { FixedText } from '@/lib/backend/embedded/translations/fixed-english'

/** Finds what to show for a text at a place, or undefined. */
type Translate = (text: string, at: Element) => string | undefined

const attributes = ['aria-label', 'title', 'placeholder']

/** What is being written, and what readers will read. */
const content = '[contenteditable], input, textarea'

function translateText(node: Text, translate: Translate): void {
  const parent = node.parentElement
  if (!parent || parent.closest(content)) return
  const text = translate(node.data, parent)
  // The observer is called for this change too.
  if (text !== undefined && text !== node.data) node.data = text
}

function translateTree(root: Node, translate: Translate): void {
  if (root instanceof Text) return translateText(root, translate)
  if (!(root instanceof Element)) return
  for (const element of [root, ...root.querySelectorAll('[aria-label], [title], [placeholder]')])
    for (const name of attributes) {
      const text = translate(element.getAttribute(name) ?? '', element)
      if (text !== undefined) element.setAttribute(name, text)
    }
  // Payload names a dialog by an id. Its heading says what it is about.
  for (const dialog of [root, ...root.querySelectorAll('dialog')]) {
    const heading = dialog.matches('dialog[aria-label]') && dialog.querySelector('h1, h2')?.textContent
    if (heading) dialog.setAttribute('aria-label', heading)
  }
  // Payload's tooltip of a box is the name of its field; its label is beside it.
  for (const box of root.querySelectorAll('input[type=checkbox][title]')) box.removeAttribute('title')
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) translateText(walker.currentNode as Text, translate)
}

/** Translates the texts that Payload has in English only, as soon as they are on the screen. */
export function FixedEnglish({ children, texts }: { children: ReactNode; texts: FixedText[] }) {
  const { i18n } = useTranslation()
  const language = i18n.language as keyof FixedText['label']

  useEffect(() => {
    const byEnglish = new Map<string, FixedText[]>()
    for (const text of texts) byEnglish.set(text.english, [...(byEnglish.get(text.english) ?? []), text])
    const translate: Translate = (text, at) => {
      // `Create "…"` and `… rows` stand for any text in the quotation marks, and for any number.
      const part = /(?<=^Create ").+(?="$)|\d+/.exec(text)?.[0]
      const english = part === undefined ? text : text.replace(part, '…')
      const found = byEnglish.get(english)?.find(({ within }) => at.closest(within))?.label[language]
      return part === undefined ? found : found?.replace('…', part)
    }
    translateTree(document.body, translate)
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') translateText(target as Text, translate)
        for (const node of addedNodes) translateTree(node, translate)
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [texts, language])

  return children
}
