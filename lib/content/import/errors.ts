import { hash } from 'node:crypto'
import type { z } from 'zod'
import { slugify } from '@/lib/domain/text'

const shownLength = 60

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text
}

export const tooLong = (length: number, most: number): string => `is too long (${length} of at most ${most} characters)`

/** The same of a file; sizes in bytes. */
export const tooLarge = (size: number, most: number): string =>
  `is too large (${Math.ceil(size / 1024 ** 2)} of at most ${most / 1024 ** 2} MB)`

/** Maximum characters of an id, as `slugify` cuts. */
const longestId = 80

export function idError(id: string): string | undefined {
  if (id === '') return 'must not be empty'
  if (id === slugify(id)) return undefined
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return tooLong(id.length, longestId)
  return `must be lower-case letters, digits and hyphens, found ${shown(id)}`
}

/** An id as this site can have it. Addresses with the former one redirect. */
export function idHere(id: string): string {
  if (idError(id) === undefined) return id
  return slugify(id) || `id-${hash('sha256', id, 'hex').slice(0, 12)}`
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
}

const formats: Record<string, string> = { url: 'must be an http(s) address', email: 'must be an e-mail address' }

function withInput(message: string, input: unknown): string {
  // A rule on several fields names them itself, and some messages say what was found.
  const isSaid = input === '' || input === undefined || typeof input === 'object' || /found|is too long/.test(message)
  return isSaid ? message : `${message}, found ${shown(input)}`
}

/** The words of an issue, without its path. The schema must report the input. */
export function wordsOf(issue: z.core.$ZodIssue): string {
  const { input } = issue
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has an unknown key: ${issue.keys.join(', ')}`
    case 'invalid_type':
      if (input === undefined) return 'is missing'
      return `must be ${kinds[issue.expected] ?? issue.expected}, found ${shown(input)}`
    case 'invalid_value':
      if (input === undefined) return 'is missing'
      return `must be one of ${issue.values.join(', ')}, found ${shown(input)}`
    case 'too_big':
      if (typeof input === 'string') return tooLong(input.length, Number(issue.maximum))
      return typeof input === 'number' ? `must be at most ${issue.maximum}, found ${input}` : issue.message
    case 'too_small':
      return typeof input === 'number' ? `must be at least ${issue.minimum}, found ${input}` : issue.message
    case 'invalid_format':
      return withInput(formats[issue.format] ?? issue.message, input)
    default:
      return withInput(issue.message, input)
  }
}

export const errorOf = (issue: z.core.$ZodIssue): string =>
  `${issue.path.map(String).join('.')} ${wordsOf(issue)}`.trim()

/** Maximum characters of an article, as in the database. */
const longestText = 500_000

export function textError(html: string): string | undefined {
  if (html === '') return 'the article has no text'
  return html.length > longestText ? `the text ${tooLong(html.length, longestText)}` : undefined
}
