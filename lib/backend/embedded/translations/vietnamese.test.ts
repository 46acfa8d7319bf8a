import { expect, test } from '@jest/globals'
import { en } from '@payloadcms/translations/languages/en'
import { vi } from '@payloadcms/translations/languages/vi'
import messages from '@/messages/vi.json'
import { vietnamese } from './vietnamese'

interface Texts {
  [key: string]: string | Texts
}

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${prefix}${key}`, text] as [string, string]] : flat(text, `${prefix}${key}:`),
  )

const english = new Map(flat(en.translations as unknown as Texts))
const own = new Map(flat(vietnamese))
/** What the studio shows in Vietnamese. The editor's texts are not among Payload's. */
const shown = new Map([...flat(vi.translations as unknown as Texts), ...own])

const placeholders = (text: string): string[] => text.match(/\{\{\w+\}\}|<\/?\d>/g) ?? []

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/\{+.*?\}+|<.*?>/g, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

test('every text that replaces one of Payload’s has its key and no other placeholders', () => {
  const ofPayload = [...own].filter(([key]) => !key.startsWith('lexical:'))
  expect(ofPayload.filter(([key]) => !english.has(key))).toEqual([])
  const wrong = ofPayload.filter(([key, text]) => {
    const known = placeholders(english.get(key) ?? '')
    return placeholders(text).some((each) => !known.includes(each))
  })
  expect(wrong).toEqual([])
})

test('no Vietnamese text of the studio has a word of Payload’s English texts', () => {
  const englishWords = new Set([...english.values()].flatMap(wordsOf))
  // "do", "in" and "an" are Vietnamese too, "email" is the word that people use, and keys are named as they are.
  for (const word of ['do', 'in', 'an', 'url', 'html', 'email', 'enter', 'tab']) englishWords.delete(word)
  const studio = flat(messages.studio).map(([key, text]) => [`studio:${key}`, text] as const)
  const errors = [...shown, ...studio].flatMap(([key, text]) =>
    wordsOf(text)
      .filter((word) => englishWords.has(word))
      .map((word) => `${key}: ${word}`),
  )
  expect(errors).toEqual([])
})
