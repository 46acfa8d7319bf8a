import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { given } from './kinds'

function meantBy(typed: string): string {
  const bare = typed.trim().replace(/^["'“”‘’](.*)["'“”‘’]$/s, '$1')
  if (!bare.startsWith('~')) return bare || 'data'
  return path.basename(bare).replace(/^~/, '') || 'data'
}

/** What to do where the typed name exists, but another is used: until 0.1.0 names were taken as they were typed. */
function renameAdvice(name: string, typed: string): string | undefined {
  const meant = meantBy(typed)
  if (meant === typed || !existsSync(typed)) return undefined
  const kind = statSync(typed).isDirectory() ? 'folder' : 'file'
  const [from, to] = [typed, meant].map((place) => JSON.stringify(path.resolve(place)))
  const inPlace = existsSync(meant) ? ', in place of what is there' : ''
  const correct = meant === typed.trim() ? '' : `, and set ${name} to ${to}`
  return `was until now the ${kind} ${from}: rename the ${kind} ${from} to ${to}${inPlace}${correct}`
}

const accepted = z.string().regex(/^[^~]/, 'must be a path without ~, which only a shell replaces')

/** The setting `name`: a folder or file. Shells alone replace `~`. `schema` makes it optional or gives its default. */
export const place = <Schema extends z.ZodType>(name: string, schema: (path: typeof accepted) => Schema) =>
  z.preprocess(
    (value, context) => {
      const message = typeof value === 'string' ? renameAdvice(name, value) : undefined
      if (message === undefined) return value
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    },
    given(schema(accepted)),
  )
