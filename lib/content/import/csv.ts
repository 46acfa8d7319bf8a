import { stringify } from 'csv-stringify/sync'
import { cleanText } from '@/lib/domain/clean-text'

/** A record of a CSV text, and the line on which it begins. */
export interface CsvRecord {
  line: number
  values: string[]
}

/** A CSV text that cannot be read, with the line where a quotation begins that nothing ends. */
export class UnclosedQuotation extends Error {
  constructor(readonly line: number) {
    super('a quotation mark is never closed')
  }
}

/** A line by which Excel is told the separator. */
const separatorLine = /^sep=(.)\n/i

/** The separator of a heading: spreadsheets write commas, semicolons or tabs, by their country. */
function separatorOf(text: string): string {
  const [heading = ''] = text.split('\n', 1)
  const count = (separator: string) => heading.split(separator).length
  return [';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best), ',')
}

/**
 * Where a spreadsheet takes what follows for a formula: at the start of a field, and of a line or a column within it,
 * which some programs read as another row or field.
 */
const beforeFormula = String.raw`((?:^|[\r\n])(?:[^\S\r\n]|")*|[,;\t]"*)`
const formulaSign = String.raw`(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`
const formulas = new RegExp(beforeFormula + formulaSign, 'g')
const neutralised = new RegExp(`${beforeFormula}'${formulaSign}`, 'g')

/** A table as CSV for people and for `parseCsv`: with a byte-order mark for Excel, and without formulas. */
export const toCsv = (rows: readonly (readonly (string | null | undefined)[])[]): string =>
  stringify(
    rows.map((row) => row.map((value) => (value ?? '').normalize('NFC').replace(formulas, "$1'"))),
    { bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  )

/** A table that a browser saves as a file. */
export const csvResponse = (name: string, rows: Parameters<typeof toCsv>[0]): Response =>
  new Response(toCsv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })

/**
 * Reads CSV (RFC 4180) with any of the usual separators and ends of lines, in linear time. Empty lines are left out, and
 * so are a line that names the separator (`sep=;`), a byte-order mark, and what `toCsv` adds before formulas.
 */
export function parseCsv(given: string): CsvRecord[] {
  const lines = cleanText(given.replace(/\r\n?/g, '\n'))
  const named = separatorLine.exec(lines)
  const text = named ? lines.slice(named[0].length) : lines
  const separator = named?.[1] ?? separatorOf(text)
  const records: CsvRecord[] = []
  const first = named ? 2 : 1
  let [line, begun] = [first, first]
  let values: string[] = []
  let i = 0

  function quoted(): string {
    const parts: string[] = []
    const opened = line
    for (i += 1; ; i += 1) {
      const end = text.indexOf('"', i)
      if (end === -1) throw new UnclosedQuotation(opened)
      const part = text.slice(i, end)
      parts.push(part)
      line += part.split('\n').length - 1
      i = end + 1
      if (text[i] !== '"') return parts.join('') + plain()
      parts.push('"')
    }
  }

  function plain(): string {
    const start = i
    while (i < text.length && text[i] !== separator && text[i] !== '\n') i += 1
    return text.slice(start, i)
  }

  while (i < text.length) {
    values.push((text[i] === '"' ? quoted() : plain()).replace(neutralised, '$1'))
    const isSeparator = text[i] === separator
    i += 1
    // A separator before the end of the text is followed by an empty value.
    if (isSeparator && i < text.length) continue
    if (isSeparator) values.push('')
    if (values.some((value) => value.trim() !== '')) records.push({ line: begun, values })
    values = []
    line += 1
    begun = line
  }
  return records
}
