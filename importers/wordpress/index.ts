import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isFolder } from '@/lib/content/import/reading'
import { readSources } from '@/lib/content/import/taken-over'
import { convert } from '@/lib/content/uploaded-images/convert'
import { isLanguage } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { Refusal } from '@/lib/operations/refusal'
import { runImporter, writeFolder } from '../write-folder'
import { wordpressUploads } from './find-uploads'
import { planOf, type Plan } from './plan'
import { overallReport, ownersIn, wordpressRecords } from './records'
import { redirectsOf } from './redirects'
import { parseSections, questionsOf } from './sections'
import { surveyOf } from './survey'

const usage = `Usage: npm run import:wordpress -- export.xml … FOLDER
       [--uploads FOLDER|ADDRESS] [--language vi|en|zh] [--taken ID]…`

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        uploads: { type: 'string' },
        language: { type: 'string', default: 'vi' },
        taken: { type: 'string', multiple: true, default: [] as string[] },
      },
    })
    const files = positionals.slice(0, -1)
    const [folder, { language }] = [positionals.at(-1), values]
    return folder && files.length > 0 && isLanguage(language) ? { ...values, files, folder, language } : undefined
  } catch {
    return undefined
  }
}

const requested = readArguments()
if (!requested) {
  console.error(usage)
  process.exit(2)
}

const { files, folder, language, taken, uploads: given } = requested
const [file = ''] = files
const sectionsFile = path.join(path.dirname(file), `${path.parse(file).name}-sections.txt`)

/** Throws a Refusal that says where to answer if the section of something is not known. */
function assertPlaced(plan: Plan): void {
  const questions = questionsOf(plan.unplaced)
  if (questions.length === 0) return
  appendFileSync(sectionsFile, questions.map((line) => `${line}\n`).join(''))
  throw new Refusal(
    `Which sections? Complete ${sectionsFile}, and repeat the command. ${articleTypes.join(', ')}, or NONE to leave it out; *=SECTION is for all others:\n${questions.join('\n')}`,
  )
}

await runImporter(async (report) => {
  if (given !== undefined && !/^https?:\/\//i.test(given) && !isFolder(given))
    throw new Refusal(`--uploads: there is no folder ${given}`)
  for (const each of files) if (!existsSync(each)) throw new Refusal(`There is no file ${each}`)
  const survey = await surveyOf(...files)
  const lines = existsSync(sectionsFile) ? readFileSync(sectionsFile, 'utf8').replace(/^\uFEFF/, '') : ''
  const { errors, map: sections } = parseSections(lines.split(/\r?\n/))
  if (errors.length > 0) throw new Refusal(`${sectionsFile}: ${errors.join('\n')}`)
  const owners = new Map([
    ...ownersIn(readSources(folder), survey.link),
    ...taken.map((id): [string, string] => [id, '']),
  ])
  const plan = planOf(survey, { sections, language, owners, now: new Date() })
  assertPlaced(plan)
  console.log(`Read: ${survey.entries.length} posts and pages, ${survey.attachments.size} files`)
  Object.assign(report, overallReport({ plan, survey }))
  await writeFolder(path.resolve(folder), report, async (beside, add) => {
    const uploads = wordpressUploads({ survey, plan, given, folder: beside, convert })
    const articleIds: string[] = []
    for await (const record of wordpressRecords({ files, survey, plan, uploads }, report)) {
      add(record)
      articleIds.push(...record.content.articles.map(({ id }) => id))
    }
    return redirectsOf({ plan, survey, sections, language }, articleIds)
  })
  return folder
})
