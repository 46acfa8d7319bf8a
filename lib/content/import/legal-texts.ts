import { z } from 'zod'
import { isDay } from '@/lib/domain/closed-days'
import { readNumber } from '@/lib/domain/citations/keys'
import { legalTextKinds, type LegalTextKind } from '@/lib/domain/citations/kinds'
import { legalTextId, yearInNumber } from '@/lib/domain/legal-texts'
import { singleSpaced } from '@/lib/domain/text'
import { parseCsv, UnclosedQuotation, type CsvRecord } from './csv'
import { wordsOf } from './errors'
import { ContentProblems, type Problem } from './problems'

export type LegalTextEntry = ReturnType<typeof entryOf>

export const registerFile = 'legal-texts.csv'

const text = (most: number) =>
  z
    .string()
    .default('')
    .transform((value) => singleSpaced(value.normalize('NFC')))
    .pipe(z.string().max(most))

const required = (most: number) => text(most).pipe(z.string().min(1, 'must not be empty'))

const day = text(10).refine((value) => value === '' || isDay(value), 'must be a day, as 2026-03-14')

const number = text(60).transform((value, context) => {
  const read = readNumber(value)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'must be the number of a text of law, as 59/2020/QH14' })
  return z.NEVER
})

const row = z
  .strictObject({
    number,
    kind: text(20).pipe(
      z.union([z.literal(''), z.enum(legalTextKinds)], `must be one of ${legalTextKinds.join(', ')}`),
    ),
    title_vi: required(500),
    title_en: text(500),
    title_zh: text(500),
    issuer_vi: required(200),
    issuer_en: text(200),
    issuer_zh: text(200),
    issued: day,
    in_force_from: day,
    expired_from: day,
    replaced_by: text(60),
    amended_by: text(2000),
    address: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  })
  .superRefine((value, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const { kind: named } = value.number
    if (value.kind === '' && !named) wrong('kind', 'must be LAW, RESOLUTION or ORDINANCE: the number does not say')
    if (value.kind !== '' && named && value.kind !== named) wrong('kind', `must be ${named}, as the number says`)
    if (yearInNumber(value.number.number) === undefined && value.issued === '')
      wrong('issued', 'must be given, because the number has no year')
    for (const column of ['in_force_from', 'expired_from'] as const)
      if (value[column] !== '' && value.issued > value[column]) wrong(column, 'must not be before the day of issue')
  })

const columns = Object.keys(row.shape)

function entryOf(value: z.infer<typeof row>, line: number) {
  const kind: LegalTextKind = value.kind || value.number.kind || 'LAW'
  return {
    id: legalTextId(kind, value.number.number, value.issued),
    number: value.number.number,
    kind,
    title: { vi: value.title_vi, en: value.title_en, zh: value.title_zh },
    issuer: { vi: value.issuer_vi, en: value.issuer_en, zh: value.issuer_zh },
    issued: value.issued,
    inForceFrom: value.in_force_from,
    expiredFrom: value.expired_from,
    address: value.address,
    replacedBy: value.replaced_by || undefined,
    amendedBy: value.amended_by.split(';').flatMap((each) => each.trim() || []),
    line,
  }
}

function inOrder(entries: readonly LegalTextEntry[], onCircle: (entry: LegalTextEntry) => void): LegalTextEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const sorted = new Set<LegalTextEntry>()
  function add(entry: LegalTextEntry, before: readonly LegalTextEntry[]): void {
    if (sorted.has(entry)) return
    if (before.includes(entry)) return onCircle(entry)
    for (const id of [entry.replacedBy ?? '', ...entry.amendedBy]) {
      const later = byId.get(id)
      if (later) add(later, [...before, entry])
    }
    sorted.add(entry)
  }
  for (const entry of entries) add(entry, [])
  return [...sorted]
}

/** Columns in any order. Returns nothing if it adds to `problems`. What is replaced comes after what replaces it. */
export function parseRegister(csv: string, file: string, problems: Problem[]): LegalTextEntry[] {
  const results: Problem[] = []
  const add = (line: number, message: string) => results.push({ file, line, message })
  let records: CsvRecord[] = []
  try {
    records = parseCsv(csv)
  } catch (error) {
    if (!(error instanceof UnclosedQuotation)) throw error
    add(error.line, error.message)
  }
  const [heading, ...rows] = records
  const names = heading?.values.map((name) => name.trim()) ?? []
  // Spreadsheets write columns that were emptied.
  while (names.at(-1) === '') names.pop()
  if (heading === undefined && results.length === 0) add(1, `must begin with the columns ${columns.join(',')}`)
  const entries = rows.flatMap(({ line, values }) => {
    const extra = values.slice(names.length).some((value) => value.trim() !== '')
    if (extra) add(line, `has ${values.length} values, but there are ${names.length} columns`)
    const input = Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']))
    const parsed = row.safeParse(input, { reportInput: true })
    if (parsed.success) return entryOf(parsed.data, line)
    for (const issue of parsed.error.issues) {
      if (issue.code === 'unrecognized_keys')
        add(line, `column ${issue.keys.join(', ')}: is none of ${columns.join(', ')}`)
      else add(line, `${issue.path.join('.')}: ${wordsOf(issue)}`)
    }
    return []
  })
  const lines = new Map<string, number>()
  for (const { id, line, number } of entries) {
    const before = lines.get(id)
    if (before === undefined) lines.set(id, line)
    else add(line, `number: ${number} is also on line ${before}`)
  }
  const idOf = (entry: LegalTextEntry, column: 'replaced_by' | 'amended_by') => (written: string) => {
    const read = readNumber(written)
    if (!read) {
      add(entry.line, `${column}: must be the number of a text of law`)
      return []
    }
    const kind = read.kind ?? entry.kind
    const named = entries.filter(({ number }) => number === read.number)
    const ofKind = named.filter((other) => other.kind === kind)
    const candidates = ofKind.length > 0 ? ofKind : named
    if (candidates.length > 1) add(entry.line, `${column}: ${candidates.length} texts have the number ${read.number}`)
    // One that is not in the file is of the same kind; whether the register has it is found out later.
    return candidates[0]?.id ?? legalTextId(kind, read.number)
  }
  const resolved = entries.map((entry) => ({
    ...entry,
    replacedBy: [entry.replacedBy ?? []].flat().flatMap(idOf(entry, 'replaced_by'))[0],
    amendedBy: entry.amendedBy.flatMap(idOf(entry, 'amended_by')),
  }))
  const sorted = inOrder(resolved, ({ line, number }) =>
    add(line, `replaced_by, amended_by: ${number} would replace or amend itself`),
  )
  problems.push(...results)
  return results.length > 0 ? [] : sorted
}

export function readRegister(csv: string, file: string): LegalTextEntry[] {
  const problems: Problem[] = []
  const entries = parseRegister(csv, file, problems)
  if (problems.length > 0) throw new ContentProblems(problems)
  return entries
}
