import { checkRedirects, type RedirectError, type Redirection } from '@/lib/domain/redirects/check'
import { longestRedirect, sourceLength } from '@/lib/domain/redirects/address'
import { maxRedirects } from '@/lib/domain/redirects/table'
import { parseCsv, toCsv, UnclosedQuotation, type CsvRecord } from './csv'
import { tooLong } from './errors'
import type { Problem } from './problems'

export const redirectsFile = 'redirects.csv'

export interface RedirectRow extends Redirection {
  line: number
}

export type ColumnNames = Record<'from' | 'to', readonly string[]>

const ownNames: ColumnNames = { from: ['from'], to: ['to'] }

const plain = (name: string) => name.normalize('NFC').trim().toLowerCase()

export function parseRedirects(
  csv: string,
  names: ColumnNames = ownNames,
): { rows: RedirectRow[]; error?: undefined } | { error: 'columns' | 'quotation'; line: number } {
  let records: CsvRecord[]
  try {
    records = parseCsv(csv)
  } catch (error) {
    if (error instanceof UnclosedQuotation) return { error: 'quotation', line: error.line }
    throw error
  }
  const [heading, ...rows] = records
  const headings = heading?.values.map(plain) ?? []
  const [from, to] = [names.from, names.to].map((known) =>
    headings.findIndex((name) => known.map(plain).includes(name)),
  )
  if (from === undefined || to === undefined || from < 0 || to < 0)
    return { error: 'columns', line: heading?.line ?? 1 }
  return {
    rows: rows.map(({ line, values }) => ({ from: values[from]?.trim() ?? '', to: values[to]?.trim() ?? '', line })),
  }
}

const errorWords = {
  from: `from: must be a path such as /2019/05/law, of at most ${longestRedirect.from} characters`,
  reserved: 'from: is the home page, or an address of the studio or the API',
  to: `to: must be a path of this site or an https address, of at most ${longestRedirect.to} characters`,
  twice: 'from: is given before, with another new address',
  loop: 'leads back to itself, or over more than 20 other redirects',
  full: `there are more than ${maxRedirects} redirects`,
} as const satisfies Record<RedirectError, string>

export function redirectErrorOf(error: RedirectError, { from, to }: Redirection): string {
  const length = { from: sourceLength(from), to: to.trim().length }
  if ((error === 'from' || error === 'to') && length[error] > longestRedirect[error])
    return `${error}: ${tooLong(length[error], longestRedirect[error])}`
  return errorWords[error]
}

export function readRedirects(csv: string, problems: Problem[]): RedirectRow[] {
  const add = (line: number, message: string) => problems.push({ file: redirectsFile, line, message })
  const read = parseRedirects(csv)
  if (read.error) {
    add(
      read.line,
      read.error === 'columns' ? 'must begin with the columns from,to' : 'a quotation mark is never closed',
    )
    return []
  }
  const checked = checkRedirects(read.rows, [], 'http://site')
  for (const { index, error } of checked.problems ?? []) {
    const row = read.rows[index]
    if (row) add(row.line, redirectErrorOf(error, row))
  }
  return checked.problems ? [] : read.rows
}

export const redirectsCsv = (redirects: readonly Redirection[]): string =>
  toCsv([['from', 'to'], ...redirects.map(({ from, to }) => [from, to])])
