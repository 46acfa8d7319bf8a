import type { DocumentedCommand } from './read-commands'

/** How a check follows a command: in place of which words, with which site, and what it expects. */
export interface Situation {
  /** `served`: the site that runs meanwhile. `empty`: one without any data at the beginning of the section. */
  site: 'served' | 'empty'
  /** Whether the site must have no data yet, however far its section is. */
  isEmptied?: boolean
  /** Whether it goes on until it is stopped. */
  starts?: 'itself' | 'beside'
  needsBucket?: boolean
  exits: number[]
  prints: RegExp
}

/** A line begins with one text and another line with the other, in any order. */
const both = (one: string, other: string) => new RegExp(`(?=[\\s\\S]*^${one})(?=[\\s\\S]*^${other})`, 'm')

/** What differs from a command of the served site that ends with 0. Of those that fit a command the first one counts. */
const rules: [RegExp, Partial<Situation>][] = [
  [/^npm start$/, { starts: 'itself' }],
  [/^npm run serve$/, { starts: 'beside' }],
  [/^npm run staff -- (?:create|reset) /, { prints: /password/i }],
  // Its owner has none, and the command says so.
  [/^npm run staff -- reset-second-factor /, { exits: [1], prints: /no second factor/ }],
  [/^npm run staff -- list$/, { prints: /admin@ilc\.example/ }],
  // The sample has what a site does not take, which is an exit with 1 and a line for each.
  [/^npm run import:wordpress /, { exits: [1], prints: both('Not taken: ', 'Written to ') }],
  [/^npm run import:hosted /, { prints: /^Written to /m }],
  [/^npm run content:import .*--dry-run/, { prints: /^Would import /m }],
  [/^npm run content:import /, { prints: /^Imported .*: \d+ created, \d+ updated, \d+ unchanged/m }],
  [/^npm run files:upload/, { needsBucket: true, prints: /media: \d+ copied/ }],
  [/^npm run backup -- /, { prints: /ilc-\d{8}-\d{6}\.zip/ }],
  [/^npm run backup:nightly/, { prints: /ilc-nightly-\d{8}-\d{6}\.zip\.enc/ }],
  [
    /^npm run restore -- .*--take-bucket/,
    { site: 'empty', isEmptied: true, needsBucket: true, prints: /^Restored as it was at /m },
  ],
  // Files of a content folder that are neither texts nor pictures are of no use to an article.
  [/^npm run content:check /, { exits: [1], prints: /^\d+ files, \d+ of which/m }],
  [/^npm run restore:drill/, { prints: /^The backup can be restored\./m }],
  [/^npm run restore -- /, { prints: /^Restored as it was at /m, site: 'empty', isEmptied: true }],
  // The site of the check has no certificate and sends no mail, which the doctor has to find.
  [/^npm run (?:-s )?doctor .*--url /, { exits: [1], prints: /^✓ [\s\S]*^✗ /m }],
  [/^npm run -s doctor -- --json/, { exits: [0, 1], prints: /"advice"/ }],
]

/** Sections whose commands are those of one site, which has no data at their beginning. */
const emptyAtFirst = ['Moving in from a hosted backend', 'Moving in from WordPress']

/** Whether a section begins with a site without any data. */
export const beginsEmpty = ({ heading }: Pick<DocumentedCommand, 'heading'>): boolean => emptyAtFirst.includes(heading)

/** How to follow a command of a document. */
export function situationOf(found: DocumentedCommand): Situation {
  const [, rule] = rules.find(([pattern]) => pattern.test(found.command)) ?? []
  return { site: beginsEmpty(found) ? 'empty' : 'served', exits: [0], prints: /(?:)/, ...rule }
}

/** What a word of a command stands for, such as `FOLDER`: by section, where that matters, or everywhere. */
export type Words = Record<string, string | (() => string)>

/**
 * The command with other words in place of those that stand for something. Throws if it has one whose meaning is not
 * given: names in capitals and addresses of examples.
 */
export function filledIn(command: string, words: Words): string[] {
  return command.split(' ').map((word) => {
    const meant = words[word]
    if (meant !== undefined) return typeof meant === 'string' ? meant : meant()
    if (/^\[?(?:[A-Z]{2,}|https?:|\/somewhere)/.test(word)) throw new Error(`${command}: what is ${word}?`)
    return word
  })
}
