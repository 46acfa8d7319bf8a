import { registerFile } from '@/lib/content/import/legal-texts'
import { ContentProblems } from '@/lib/content/import/problems'
import type { Content } from '@/lib/content/import/content'
import { ofFile, upsert, type Loading } from './loading'

const problem = (line: number, message: string) => new ContentProblems([{ file: registerFile, line, message }])

/**
 * Loads texts of law, each after the one that replaces it. Throws ContentProblems for a replacing text that is neither
 * in the file nor in the register.
 */
export async function loadLegalTexts(loading: Loading, entries: Content['legalTexts']): Promise<void> {
  const { payload, req } = loading

  async function idOf(slug: string | undefined, line: number): Promise<number | null> {
    if (slug === undefined) return null
    const { docs } = await payload.find({
      collection: 'legal-texts',
      where: { slug: { equals: slug } },
      select: {},
      depth: 0,
      pagination: false,
      req,
    })
    if (!docs[0]) throw problem(line, `replaced_by: there is no ${slug}, neither here nor in the register`)
    return docs[0].id
  }

  for (const { id: slug, issuer, line, replacedBy, title, ...text } of entries) {
    const collection = 'legal-texts'
    await upsert(loading, collection, slug, text.sourceHash, async (id) => {
      const data = {
        ...text,
        title: { ...title, vi: title.vi ?? '' },
        issuer: { ...issuer, vi: issuer.vi ?? '' },
        replacedBy: await idOf(replacedBy, line),
      }
      return ofFile(registerFile, line, () =>
        id === undefined
          ? payload.create({ collection, data, depth: 0, req })
          : payload.update({ collection, id, data: { ...data, deletedAt: null }, trash: true, depth: 0, req }),
      )
    })
  }
}
