import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { cleanText } from '@/lib/domain/clean-text'

export interface CsvRecord {
  line: number
  values: string[]
}

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

const lineBreaksIn = (text: string): number => text.split('\n').length - 1

/** A formula begins a field, or a line or column within it, which some programs read as another row or field. */
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

export const csvResponse = (name: string, rows: Parameters<typeof toCsv>[0]): Response =>
  new Response(toCsv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })

/** Any usual separator and end of line; without empty lines, `sep=;`, and what `toCsv` adds before formulas. */
export function parseCsv(input: string): CsvRecord[] {
  const lines = cleanText(input.replace(/\r\n?/g, '\n'))
  const named = separatorLine.exec(lines)
  const text = named ? lines.slice(named[0].length) : lines
  const linesBefore = named ? 1 : 0
  const records: CsvRecord[] = []
  try {
    parse(text, {
      delimiter: named?.[1] ?? separatorOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      on_record: (values: string[], { lines: end }) => {
        const begin = linesBefore + end - lineBreaksIn(values.join(''))
        records.push({ line: begin, values: values.map((value) => value.replace(neutralised, '$1')) })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    const read = Buffer.from(text).subarray(0, Number(error.bytes)).toString()
    throw new UnclosedQuotation(linesBefore + lineBreaksIn(read) + 1)
  }
  return records
}
