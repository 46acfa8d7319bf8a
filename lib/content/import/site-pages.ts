import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { SitePage } from '@/lib/backend/model'
import { languages, type Language } from '@/lib/domain/languages'
import { sitePageIds } from '@/lib/domain/site-pages'
import { textError } from './errors'
import type { Problem } from './problems'
import { required, dateTime } from './schemas'
import { frontMatter, parseYaml } from './yaml'

export const sitePageFile = (id: string, language: string): string => `pages/${language}/${id}.html`

export const sitePageFront = z.strictObject({
  title: required.pipe(z.string().max(120)),
  summary: required.pipe(z.string().max(300)),
  /** The same in all languages: a page is published at once. */
  publishedDate: dateTime,
})

export function readSitePages(folder: string, readText: (file: string) => string, problems: Problem[]): SitePage[] {
  function readPage(file: string) {
    const problem = (message: string) => void problems.push({ file, line: 1, message })
    if (!existsSync(path.join(folder, file))) return problem('is missing: a page is written in all languages')
    const matter = frontMatter(readText(file))
    if (!matter) return problem('must begin with front matter between two lines of ---')
    const parsed = parseYaml(matter.front, sitePageFront, file, 2)
    if ('problems' in parsed) return void problems.push(...parsed.problems)
    const { publishedDate, ...text } = parsed.value
    const content = matter.body.trim()
    const error = textError(content)
    return error ? problem(error) : { publishedDate: new Date(publishedDate), text: { ...text, content } }
  }
  return sitePageIds.flatMap((id) => {
    const fileIn = (language: Language) => sitePageFile(id, language)
    if (!languages.some((language) => existsSync(path.join(folder, fileIn(language))))) return []
    const [vi, en, zh] = [readPage(fileIn('vi')), readPage(fileIn('en')), readPage(fileIn('zh'))]
    if (!vi || !en || !zh) return []
    return [{ id, publishedDate: vi.publishedDate, texts: { vi: vi.text, en: en.text, zh: zh.text } }]
  })
}
