import { describe, expect, test } from '@jest/globals'
import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { languages } from '@/lib/domain/languages'
import en from '@/messages/en.json'
import vi from '@/messages/vi.json'
import zh from '@/messages/zh.json'
import { messagesOf } from './labels'

type Tree = { [key: string]: string | Tree }

const catalogues: Record<(typeof languages)[number], Tree> = { vi, en, zh }

function texts(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : texts(value, `${path}${key}.`),
  )
}

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [element.value, ...argumentsOf(element.children)]
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))]
    }
    return [element.value]
  })
}

describe('the catalogues', () => {
  const reference = new Map(texts(vi).map(([key, text]) => [key, [...new Set(argumentsOf(parse(text)))].sort()]))

  test.each(languages)('%s has the keys and arguments of the others, no text empty, all of it NFC', (language) => {
    const results = texts(catalogues[language])
    expect(results.map(([key]) => key).sort()).toEqual([...reference.keys()].sort())
    for (const [key, text] of results) {
      expect([key, text.trim()]).not.toEqual([key, ''])
      expect(text).toBe(text.normalize('NFC'))
      expect([key, [...new Set(argumentsOf(parse(text)))].sort()]).toEqual([key, reference.get(key)])
    }
  })
})

describe('a missing text', () => {
  const from = {
    vi: { a: 'vi', deep: { x: 'vi' } },
    en: { a: 'en', b: 'en', deep: { x: 'en', y: 'en' } },
    zh: { a: 'zh', b: 'zh', c: 'zh', deep: { z: 'zh' } },
  }
  test('is taken from en, then from zh', () => {
    expect(messagesOf('vi', from)).toEqual({ a: 'vi', b: 'en', c: 'zh', deep: { x: 'vi', y: 'en', z: 'zh' } })
  })
  test('is never taken from vi', () => {
    expect(messagesOf('zh', { ...from, vi: { ...from.vi, only: 'vi' } as typeof from.vi })).not.toHaveProperty('only')
  })
})
