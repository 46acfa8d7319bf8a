import { SaxesParser } from 'saxes'
import { Refusal } from '@/lib/operations/refusal'
import { ampersandsWritten } from './bare-ampersands'
import { textOfFile } from './text-of-file'
import {
  textOf,
  toAuthor,
  toCategory,
  toComment,
  toItem,
  type Fields,
  type WxrLists,
  type WxrPart,
  type WxrTerm,
} from './wxr'

/** Most characters of one element, and of one item. WordPress itself takes less. */
const maxCharacters = { element: 8_000_000, item: 32_000_000 }

const maxErrors = 20

export const breaksOff = 'it breaks off before its end: export it again, or copy it again'

/** References of HTML that stand outside of CDATA in old exports. */
const references = { nbsp: '\u00a0', hellip: '…', ndash: '–', mdash: '—', laquo: '«', raquo: '»', copy: '©' }

const holders = ['channel', 'item', 'wp:author', 'wp:category', 'wp:comment', 'wp:postmeta'] as const

type Holder = (typeof holders)[number]

const isHolder = (name: string): name is Holder => holders.some((holder) => holder === name)

interface Open {
  name: Holder
  fields: Fields
}

function partCollector() {
  const ready: WxrPart[] = []
  const open: Open[] = []
  let lists = noLists()
  let isSiteDone = false
  let term: Omit<WxrTerm, 'name'> | undefined

  const finishSite = (fields: Fields) => {
    if (!isSiteDone) ready.push({ kind: 'site', link: textOf(fields, 'link').trim() })
    isSiteDone = true
  }

  function close({ name, fields }: Open): void {
    switch (name) {
      case 'wp:author':
        return void ready.push({ kind: 'author', author: toAuthor(fields) })
      case 'wp:category':
        return void ready.push({ kind: 'category', category: toCategory(fields) })
      case 'wp:comment':
        return void lists.comments.push(toComment(fields))
      case 'wp:postmeta': {
        const key = textOf(fields, 'wp:meta_key').trim()
        const values = lists.meta.get(key) ?? []
        values.push(textOf(fields, 'wp:meta_value'))
        return void lists.meta.set(key, values)
      }
      case 'item':
        return void ready.push({ kind: 'item', item: toItem(fields, lists) })
      case 'channel':
        return finishSite(fields)
    }
  }

  return {
    ready,
    open,
    openTag(name: string, { domain = '', nicename = '' }: Record<string, string>): void {
      const [channel] = open
      if (isHolder(name)) {
        if (channel && name !== 'channel') finishSite(channel.fields)
        if (name === 'item') lists = noLists()
        open.push({ name, fields: new Map() })
      }
      term = name === 'category' ? { domain, nicename } : undefined
    },
    closeTag(name: string, text: string): void {
      const holder = open.at(-1)
      if (holder?.name === name) {
        open.pop()
        close(holder)
      } else if (term && name === 'category') lists.terms.push({ ...term, name: text.trim() })
      else if (holder && !holder.fields.has(name)) holder.fields.set(name, text)
      term = undefined
    },
  }
}

/**
 * Reads a WordPress export part by part, however long it is. Errors of its XML are reported in `errors`, and reading
 * goes on. Throws a Refusal for what is no WordPress export, has a document type (with which entities come), or has an
 * element or an item beyond the bounds.
 */
export async function* readWxr(file: string, errors: string[] = []): AsyncGenerator<WxrPart> {
  const parser = new SaxesParser()
  Object.assign(parser.ENTITIES, references)
  let [depth, length, itemLength, unread] = [0, 0, 0, 0]
  let [text, isWordPress]: [string[], boolean] = [[], false]

  const refuse = (reason: string): never => {
    throw new Refusal(`${file}:${parser.line}: ${reason}`)
  }
  const error = (message: string) => {
    if (errors.length < maxErrors && !errors.includes(message)) errors.push(message)
  }
  const checkElement = (characters: number) => {
    if (characters > maxCharacters.element) refuse(`an element has more than ${maxCharacters.element} characters`)
  }
  const parts = partCollector()
  const append = (piece: string) => {
    unread = 0
    length += piece.length
    itemLength += piece.length
    checkElement(length)
    if (itemLength > maxCharacters.item) refuse(`an item has more than ${maxCharacters.item} characters`)
    text.push(piece)
  }

  parser.on('error', ({ message }) => error(message))
  parser.on('doctype', () => refuse('it has a document type, which no WordPress export has'))
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('opentag', ({ name, attributes }) => {
    unread = 0
    depth += 1
    if (depth > 50) refuse('its elements are nested too deep')
    text = []
    length = 0
    if (name === 'wp:wxr_version') isWordPress = true
    if (name === 'item') itemLength = 0
    parts.openTag(name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    unread = 0
    depth -= 1
    parts.closeTag(name, text.join(''))
    text = []
    length = 0
  })

  const written = ampersandsWritten()
  for await (const chunk of textOfFile(file, error)) {
    unread += chunk.length
    checkElement(unread)
    parser.write(written(chunk))
    yield* parts.ready.splice(0)
  }
  parser.write(written('', true))
  if (!isWordPress) refuse('it is no export of WordPress: it has no wp:wxr_version')
  if (parts.open.length > 0) errors.push(breaksOff)
  parser.close()
  yield* parts.ready.splice(0)
}

const noLists = (): WxrLists => ({ terms: [], meta: new Map(), comments: [] })
