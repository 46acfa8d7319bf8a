import { confirmDays, daysAhead, type ClockNote } from '@/lib/operations/clock-note'
import { checkClock } from './clock-check'
import { fine, finding, type Finding } from './finding'

/** What is found out about the site's database without changing it. */
export type DatabaseState = UnreadDatabase | ReadDatabase

/** A database that could not be read. */
interface UnreadDatabase {
  state: 'missing' | 'unreachable' | 'unreadable' | 'busy'
  reason: string
  /** Whether the server answered that it has no such database. */
  isAbsent?: boolean
}

/** A database that could be read. */
export interface ReadDatabase {
  state: 'read'
  /** Name and version of the program. */
  program: string
  /** Whether another program was writing all the time, so that it is not known whether it can be written. */
  isBusy: boolean
  /** Why nothing can be written, or undefined. */
  writeError: string | undefined
  /** The migrations that were applied, or undefined where there is no table of them. */
  migrations: string[] | undefined
  /** Number of articles, and whether the database has statistics of them. */
  articles: number
  hasStatistics: boolean
  /** What the site has noted of the time. */
  clock?: ClockNote | undefined
  /** What only a server has. */
  server?: {
    major: number
    encoding: string
    missingExtensions: string[]
    /** Milliseconds by which its clock is ahead. */
    clockOffsetMs: number
  }
}

/** The oldest major version of PostgreSQL that is still supported by its makers. */
const oldestServer = 14

/** Number of articles from which a database without statistics becomes slow. */
const fewArticles = 200

const codes = {
  missing: 'database-missing',
  unreachable: 'database-unreachable',
  unreadable: 'database-unreadable',
  busy: 'database-busy',
} as const

function serverFindings({ server, migrations, program }: ReadDatabase): Finding[] {
  if (!server) return []
  const { major, encoding, missingExtensions, clockOffsetMs } = server
  return [
    ...(major < oldestServer ? [finding('database-old', `${program} is older than ${oldestServer}`)] : []),
    ...(encoding === 'UTF8' ? [] : [finding('database-encoding', `the encoding is ${encoding}`)]),
    // The migrations of an empty database install them.
    ...(migrations === undefined ? [] : missingExtensions).map((name) =>
      finding('extension-missing', `the extension ${name} is missing`),
    ),
    checkClock('the database', clockOffsetMs),
  ]
}

function writeFinding({ program, isBusy, writeError }: ReadDatabase): Finding {
  if (isBusy) return finding('database-busy', `${program} can be read; another program is writing all the time`)
  if (writeError === undefined) return fine(`${program} can be read and written`)
  return finding('database-not-writable', `${program} cannot be written: ${writeError}`)
}

function clockFindings({ clock }: ReadDatabase): Finding[] {
  const ahead = clock && daysAhead(clock)
  if (!ahead) return []
  return [
    finding(
      'clock-jumped',
      `the clock was put forward by ${ahead.by} days since the site last ran, or the site was stopped as long: until it has run for ${confirmDays} days, ${ahead.left} of which are left, nothing is deleted or given up for its age`,
    ),
  ]
}

/** Checks that the database can be read and written, and is as the site needs it. */
export function checkDatabase(database: DatabaseState): Finding[] {
  if (database.state !== 'read') return [finding(codes[database.state], database.reason)]
  const { articles, hasStatistics } = database
  return [
    writeFinding(database),
    ...(hasStatistics || articles < fewArticles
      ? []
      : [finding('statistics-missing', `there are no statistics of ${articles} articles`)]),
    ...serverFindings(database),
    ...clockFindings(database),
  ]
}

/** Compares the migrations of the database with those that this version of the site knows. */
export function checkSchema(database: DatabaseState, known: readonly string[]): Finding[] {
  if (database.state !== 'read') return []
  const { migrations } = database
  if (migrations === undefined) return [finding('schema-empty', 'the database has no tables of the site yet')]
  const pending = known.filter((name) => !migrations.includes(name))
  const newer = migrations.filter((name) => !known.includes(name) && name > (known[0] ?? ''))
  if (newer.length > 0)
    return [finding('schema-newer', `a newer version of the site has changed the database (${newer.at(-1)})`)]
  if (pending.length > 0)
    return [finding('schema-behind', `${pending.length} of ${known.length} migrations are pending (${pending[0]})`)]
  return [fine(`all ${known.length} migrations are applied`)]
}
