import { registerFile } from '@/lib/content/import/legal-texts'
import { ContentProblems } from '@/lib/content/import/problems'
import type { Content } from '@/lib/content/import/content'
import { ofFile, save, upsert, type Loading } from './loading'

const problem = (line: number, message: string) => new ContentProblems([{ file: registerFile, line, message }])

/** Each after those that replace or amend it. Throws ContentProblems for one that nobody knows. */
export async function loadLegalTexts(loading: Loading, entries: Content['legalTexts']): Promise<void> {
  const { payload, req } = loading

  async function idOf(slug: string, line: number, column: string): Promise<number> {
    const { docs } = await payload.find({
      collection: 'legal-texts',
      where: { slug: { equals: slug } },
      select: {},
      depth: 0,
      pagination: false,
      req,
    })
    if (!docs[0]) throw problem(line, `${column}: there is no ${slug}, neither here nor in the register`)
    return docs[0].id
  }

  for (const { amendedBy, id: slug, issuer, line, replacedBy, title, ...text } of entries) {
    await upsert(loading, 'legal-texts', slug, text.sourceHash, async (id) => {
      const data = {
        ...text,
        title: { ...title, vi: title.vi ?? '' },
        issuer: { ...issuer, vi: issuer.vi ?? '' },
        replacedBy: replacedBy === undefined ? null : await idOf(replacedBy, line, 'replaced_by'),
        amendedBy: await Promise.all(amendedBy.map((each) => idOf(each, line, 'amended_by'))),
      }
      return ofFile(registerFile, line, () => save(loading, 'legal-texts', id, data))
    })
  }
}
