import type { GlobalConfig, PayloadRequest } from 'payload'
import { z } from 'zod'
import { languages } from '@/lib/domain/languages'
import { defaultWords } from '@/lib/domain/search/default-words'
import { readWordList, wordListLimits } from '@/lib/domain/search/word-list'
import { globalAccessTo } from '../access'
import { label, labelFor } from '../labels'
import { inMenuOf } from '../menu'

const { rows } = wordListLimits

const list = z.string().max(100_000).nullish()

function checkList(value: unknown, { req }: { req: PayloadRequest }): string | true {
  const input = list.safeParse(value)
  const errors = input.success ? readWordList(input.data ?? '').errors : [1]
  if (errors.length === 0) return true
  const named = `${errors.slice(0, 10).join(', ')}${errors.length > 10 ? ' …' : ''}`
  return labelFor(req, 'abbreviationsInvalid', { lines: named, most: rows })
}

/** A list for each language, as text: hundreds of rows of fields would make a slow form, and lines can be pasted. */
export const abbreviations: GlobalConfig<'abbreviations'> = {
  slug: 'abbreviations',
  label: label('abbreviations'),
  access: globalAccessTo('abbreviations'),
  admin: { ...inMenuOf('abbreviations'), description: label('abbreviationsHelp', { most: rows }) },
  fields: languages.map((language) => ({
    name: language,
    type: 'textarea',
    label: label(language),
    // As a function, or it would become a default of the database.
    defaultValue: () => defaultWords[language],
    validate: checkList,
    admin: { rows: 16 },
  })),
}
