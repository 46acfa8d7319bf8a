import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { languages } from './addresses'

/** A part of the sample content that still has every kind of page: for tests that read a whole site. */

/** Articles of each section in Vietnamese: in one section enough for a second page of its list. */
const articlesPerSection = { NEWS: 7, SERVICE: 2, TRAINING: 1, RESEARCH: 1 }

/** Texts of law, the first of the sample: one of them is replaced by another. */
const legalTexts = 5

const translatedPerSection = { NEWS: 2, SERVICE: 1, TRAINING: 1, RESEARCH: 1 }

/** Members in Vietnamese, besides the authors of articles: enough for a second page of a group. */
const maxMembers = 12

const maxTranslatedMembers = 3

const field = (text: string, name: string) => new RegExp(`^${name}: *"?([^"\\n]+?)"?$`, 'm').exec(text)?.[1] ?? ''

/** Keys of the first articles of each section; the translations of an article share its key. */
function firstArticles(perSection: Record<string, number>): Set<string> {
  const folder = path.join('content', 'articles', 'vi')
  const remaining = { ...perSection }
  const chosen = new Set<string>()
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const type = field(text, 'type')
    if ((remaining[type] ?? 0) === 0) continue
    remaining[type] = (remaining[type] ?? 0) - 1
    chosen.add(field(text, 'translationKey'))
  }
  return chosen
}

export function writeSmallContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['articles', 'members']) mkdirSync(path.join(folder, name), { recursive: true })
  for (const name of ['partners.yaml', 'settings.yaml', 'videos.yaml'])
    cpSync(path.join('content', name), path.join(folder, name))
  const register = readFileSync(path.join('content', 'legal-texts.csv'), 'utf8').split('\n')
  writeFileSync(path.join(folder, 'legal-texts.csv'), register.slice(0, 1 + legalTexts).join('\n'))
  symlinkSync(path.resolve('content', 'images'), path.join(folder, 'images'))
  cpSync(path.join('content', 'documents'), path.join(folder, 'documents'), { recursive: true })
  for (const language of languages) {
    const isOriginal = language === 'vi'
    const chosen = firstArticles(isOriginal ? articlesPerSection : translatedPerSection)
    const most = isOriginal ? maxMembers : maxTranslatedMembers
    const from = path.join('content', 'articles', language)
    mkdirSync(path.join(folder, 'articles', language))
    const texts = readdirSync(from).map((file) => [file, readFileSync(path.join(from, file), 'utf8')] as const)
    const articles = new Map(texts.filter(([, text]) => chosen.has(field(text, 'translationKey'))))
    const authors = new Set<string>()
    for (const [file, text] of articles) {
      for (const [, member = ''] of text.matchAll(/^ +member: (\S+)$/gm)) authors.add(member)
      const linked = text.replace(/<a href="\/[^"]*\/([^"/]+)">(.*?)<\/a>/g, (link, id: string, words: string) =>
        articles.has(`${id}.html`) ? link : words,
      )
      writeFileSync(path.join(folder, 'articles', language, file), linked)
    }
    const members = parse(readFileSync(path.join('content', 'members', `${language}.yaml`), 'utf8')) as { id: string }[]
    writeFileSync(
      path.join(folder, 'members', `${language}.yaml`),
      stringify(members.filter(({ id }, i) => i < most || authors.has(id))),
    )
  }
}
