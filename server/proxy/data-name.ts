import { hashOf } from './content-hash'
import type { ScriptData } from './defer-scripts'

const string = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`
const constant = String.raw`true|false|null|-?\d[\d.e+-]*`
/** The parts of a row without a gap: names with their colon, values, and what is between them. */
const parts = new RegExp(String.raw`${string}:?|${constant}|[^"tfn\d-]+|[^]`, 'g')
const isConstant = new RegExp(`^(?:${constant})$`)
/** A reference to another row: their numbers depend on timing. */
const reference = /^"\$[@A-Za-z]?[\da-f]*(?::.*)?"$/

const [lineEnd, colon, comma, letterT] = [10, 58, 44, 84]

/**
 * The rows of React's data, without their numbers. A row of text has its length in bytes before it. What is no row is
 * text.
 */
function rowsOf(data: Buffer): { text: string; isText: boolean }[] {
  const rows: { text: string; isText: boolean }[] = []
  for (let at = 0; at < data.length; ) {
    const start = data.indexOf(colon, at) + 1
    const length = data[start] === letterT ? data.indexOf(comma, start) : -1
    const begin = length === -1 ? start : length + 1
    const found =
      length === -1
        ? data.indexOf(lineEnd, start)
        : begin + Number.parseInt(data.toString('latin1', start + 1, length), 16)
    const end = start === 0 || found === -1 ? data.length : found
    rows.push({ text: data.toString('utf8', begin, end), isText: length !== -1 || start === 0 })
    at = length === -1 ? end + 1 : end
  }
  return rows
}

/** A row with how many bytes Next has counted. */
const isCount = (text: string) => /^\d+$/.test(text)

/**
 * Adds the values of a row, each with its name if it has one. Of a reference there is only the name. A regular
 * expression for both together would read most values twice.
 */
function addValues(row: string, values: Set<string>): void {
  /** A string with a colon behind it: the name of the value that follows at once, or else a value. */
  let name = ''
  const add = (value: string) => {
    if (!reference.test(value)) values.add(name + value)
    else if (name !== '') values.add(name.slice(0, -1))
    name = ''
  }
  const addAlone = () => {
    const value = name.slice(0, -1)
    name = ''
    if (value !== '') add(value)
  }
  for (const part of row.match(parts) ?? []) {
    const isString = part.length > 1 && part.startsWith('"')
    const isName = isString && part.endsWith(':')
    if (isName && name === '') name = part
    else if (isString || isConstant.test(part)) add(isName ? part.slice(0, -1) : part)
    else addAlone()
  }
  addAlone()
}

/** Next's parts of the data, as a browser joins them. */
const joined = (flight: unknown[]) =>
  flight.map((part) => (Array.isArray(part) && typeof part[1] === 'string' ? part[1] : '')).join('')

/**
 * The name of a page's data for React: the same on all instances that have rendered `page` from the same content. It
 * names the values in the data, each once with the name of its property, since how React numbers and orders its rows
 * depends on which read was answered first. Data under one name are interchangeable.
 */
export function nameOfData({ classes, flight }: ScriptData, page: string): string {
  const values = new Set<string>()
  for (const { text, isText } of rowsOf(Buffer.from(joined(flight)))) {
    if (isText) values.add(text)
    else if (!isCount(text)) addValues(text, values)
  }
  return hashOf(Buffer.from([...values].toSorted().join('\n') + JSON.stringify(classes) + page))
}
