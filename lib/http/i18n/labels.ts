import { createTranslator } from 'use-intl/core'
import { fallbackChain, type Language } from '@/lib/domain/languages'
import en from '@/messages/en.json'
import vi from '@/messages/vi.json'
import zh from '@/messages/zh.json'

type Tree = { [key: string]: string | Tree }

const catalogues: Record<Language, Tree> = { vi, en, zh }

function complete(texts: Tree, fallback: Tree): Tree {
  const merged: Tree = { ...fallback, ...texts }
  for (const [key, value] of Object.entries(texts)) {
    const below = fallback[key]
    if (typeof value === 'object' && typeof below === 'object') merged[key] = complete(value, below)
    else if (value === '' && below !== undefined) merged[key] = below
  }
  return merged
}

/** A language's catalogue, with missing texts taken from en, then zh (spec 1). */
export function messagesOf(language: Language, from: Record<Language, Tree> = catalogues): Tree {
  return fallbackChain(language)
    .map((name) => from[name])
    .reduce((texts, fallback) => complete(texts, fallback))
}

const translatorOf = (language: Language) =>
  // All catalogues have the same keys, which messages.test.ts checks.
  createTranslator({ locale: language, messages: messagesOf(language) as typeof vi })

const translators = new Map<Language, ReturnType<typeof translatorOf>>()

export function labelsOf(language: Language): ReturnType<typeof translatorOf> {
  const labels = translators.get(language) ?? translatorOf(language)
  translators.set(language, labels)
  return labels
}
