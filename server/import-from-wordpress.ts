import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { importFolder } from '@/lib/backend/embedded/data-folders'
import { importRecords, planOfRecords } from '@/lib/backend/embedded/import/import-records'
import { articleOwners, membersHere } from '@/lib/backend/embedded/import/known-records'
import { addFormerAddresses } from '@/lib/backend/embedded/redirects/save-redirects'
import { readyPayload } from '@/lib/backend/embedded/ready-payload'
import { articleTypes } from '@/lib/domain/sections'
import { isFolder } from '@/lib/content/import/given-files'
import { planOf, type Plan } from '@/lib/content/import/wordpress/plan'
import { hashPrefixes, overallReport, wordpressRecords, type Report } from '@/lib/content/import/wordpress/records'
import { redirectsCsv } from '@/lib/content/import/redirects'
import { redirectsOf } from '@/lib/content/import/wordpress/redirects'
import {
  guessSection,
  keyOf,
  parseSections,
  questionLines,
  type Section,
} from '@/lib/content/import/wordpress/sections'
import { surveyOf, type Survey } from '@/lib/content/import/wordpress/survey'
import { wordpressUploads } from '@/lib/content/import/wordpress/find-uploads'
import { convertPicture } from '@/lib/content/pictures'
import { Refusal } from '@/lib/operations/refusal'
import type { ImportOptions } from './import-options'
import { notifySites } from './notify-sites'

type WordPressOptions = Pick<ImportOptions, 'isTrial' | 'uploads' | 'map' | 'language' | 'redirects' | 'sources'>

function linesOf(file: string): string[] {
  if (!existsSync(file)) throw new Refusal(`--map: there is no file ${file}, and ${file} is no line category=SECTION`)
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
}

/** The sections that were given, and those that were chosen at an earlier import of the file. */
function sectionsGiven(given: readonly string[], chosenFile: string): Map<string, Section> {
  const lines = given.flatMap((each) => (each.includes('=') ? [each] : linesOf(each)))
  const before = existsSync(chosenFile) ? linesOf(chosenFile) : []
  const { faults, map } = parseSections([...before, ...lines])
  if (faults.length > 0) throw new Refusal(`--map: ${faults.join('\n')}`)
  return map
}

/** The keys of what has no section yet, with a name for people and the section that the name suggests. */
function questionsOf({ unplaced }: Plan): Map<string, { name: string; guess: Section | undefined; count: number }> {
  const questions = new Map<string, { name: string; guess: Section | undefined; count: number }>()
  for (const { keys } of unplaced) {
    const [{ key, name } = { key: '*', name: 'all others' }] = keys
    const count = (questions.get(key)?.count ?? 0) + 1
    questions.set(key, { name, guess: guessSection(name) ?? guessSection(key), count })
  }
  return questions
}

/** Asks on the terminal for the sections that nothing says, and writes the answers down. */
async function askSections(plan: Plan, sections: Map<string, Section>, chosenFile: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    console.log(`Which section is each of these? ${articleTypes.join(', ')}, or NONE to leave it out.`)
    for (const [key, { name, guess, count }] of questionsOf(plan)) {
      let section: Section | undefined
      while (!section) {
        const answer = (await terminal.question(`${name} (${count})${guess ? ` [${guess}]` : ''}: `)).trim()
        section = parseSections([`x=${answer || (guess ?? '')}`]).map.get('x')
      }
      sections.set(keyOf(key), section)
    }
  } catch (cause) {
    throw new Refusal('The sections were not chosen', { cause })
  } finally {
    terminal.close()
  }
  writeFileSync(chosenFile, Array.from(sections, ([key, section]) => `${key}=${section}\n`).join(''))
  console.log(`The answers are in ${chosenFile}, and are not asked for again`)
}

/** A plan in which everything has a section. Throws a Refusal that says what to write if nobody can be asked. */
async function planned(
  survey: Survey,
  options: Pick<WordPressOptions, 'language' | 'map'>,
  owners: ReadonlyMap<string, string>,
  chosenFile: string,
): Promise<{ plan: Plan; sections: Map<string, Section> }> {
  const sections = sectionsGiven(options.map, chosenFile)
  const now = new Date()
  const make = () => planOf(survey, { sections, language: options.language, owners, now })
  for (let plan = make(); ; plan = make()) {
    if (plan.unplaced.length === 0) return { plan, sections }
    if (!process.stdin.isTTY) {
      const lines = Array.from(questionsOf(plan), ([key, { guess, count }]) => questionLines(key, count, guess)).flat()
      throw new Refusal(
        `Which sections? Write a file with these lines, and give it by --map FILE:\n${lines.join('\n')}\nA section is one of ${articleTypes.join(', ')}, or NONE to leave it out; *=SECTION is for all others`,
      )
    }
    await askSections(plan, sections, chosenFile)
  }
}

/**
 * Imports an export of WordPress, of one file or several, into this site's own database, each record by itself, and writes
 * a report and the table of redirects beside it. With `isTrial` the database stays as it is. Returns whether everything was taken. Throws a
 * Refusal for what is no export, and where a section is missing.
 */
export async function importFromWordPress(options: WordPressOptions): Promise<boolean> {
  const { isTrial, uploads: given } = options
  const files = options.sources.map((each) => path.resolve(each))
  const [file = ''] = files
  const base = path.join(path.dirname(file), path.parse(file).name)
  if (given !== undefined && !/^https?:\/\//i.test(given) && !isFolder(given))
    throw new Refusal(`--uploads: there is no folder ${given}`)
  for (const each of files) if (!existsSync(each)) throw new Refusal(`There is no file ${each}`)
  const payload = await readyPayload()
  const survey = await surveyOf(...files)
  const owners = await articleOwners(payload, hashPrefixes(survey.link))
  const { plan, sections } = await planned(survey, options, owners, `${base}-sections.txt`)
  console.log(`Read: ${survey.entries.length} posts and pages, ${survey.attachments.size} files`)
  const folder = importFolder()
  try {
    const uploads = wordpressUploads({ survey, plan, given, folder, convert: convertPicture })
    const report: Report = overallReport({ plan, survey })
    const records = wordpressRecords({ files, survey, plan, uploads, members: await membersHere(payload) }, report)
    const done = isTrial
      ? await planOfRecords(payload, records)
      : await importRecords(payload, folder, records, notifySites)
    // Only now it is known which articles are here, and which of them have a text.
    const redirects = redirectsOf({ plan, survey, sections, language: options.language }, done.articleIds)
    const added = isTrial ? { created: 0, left: [] } : await addFormerAddresses(payload, redirects)
    const left = [...report.left, ...done.left, ...added.left.map((line) => `redirect ${line}`)]
    const { created, updated, unchanged } = done.result
    const lines = [
      ...report.changed.map((line) => `Changed: ${line}`),
      ...report.leftOut.map((line) => `Left out: ${line}`),
      ...left.map((line) => `Not taken: ${line}`),
      `${isTrial ? 'Would import' : 'Imported'} ${files.join(', ')}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${left.length} not taken`,
    ]
    const table = options.redirects ?? `${base}-redirects.csv`
    writeFileSync(table, redirectsCsv(redirects))
    writeFileSync(`${base}-report.txt`, `${lines.join('\n')}\n`)
    for (const line of lines) console.log(line)
    console.log(
      `The report is in ${base}-report.txt, ${redirects.length} redirects are in ${table}, ${added.created} were added here`,
    )
    return left.length === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
