import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ContentProblems } from '@/lib/content/import/problems'
import { readSitePages } from '@/lib/content/import/site-pages'
import type { SitePageId } from '@/lib/domain/site-pages'
import type { SitePage } from './model'

let pages: SitePage[] | undefined

/** The pages as they come with the program. Shown where a backend has none, and what staff begin with. */
export function builtInPages(): SitePage[] {
  const folder = path.resolve(/* turbopackIgnore: true */ 'content')
  const problems: ConstructorParameters<typeof ContentProblems>[0] = []
  pages ??= readSitePages(folder, (file) => readFileSync(path.join(folder, file), 'utf8'), problems)
  if (problems.length > 0) throw new ContentProblems(problems)
  return pages
}

export function builtInPage(id: SitePageId): SitePage {
  const page = builtInPages().find((one) => one.id === id)
  if (!page) throw new Error(`content/pages lacks ${id}`)
  return page
}
