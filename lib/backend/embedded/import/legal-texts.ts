import { ValidationError, type Payload, type PayloadRequest } from 'payload'
import { registerFile } from '@/lib/content/import/legal-texts'
import { ContentProblems } from '@/lib/content/import/problems'
import type { Content } from '@/lib/content/import/read'

type Upsert = (
  collection: 'legal-texts',
  slug: string,
  sourceHash: string,
  write: (id: number | undefined) => Promise<unknown>,
) => Promise<void>

const problem = (line: number, message: string) => new ContentProblems([{ file: registerFile, line, message }])

/**
 * Loads texts of law, each after the one that replaces it. Throws ContentProblems for a replacing text that is neither
 * in the file nor in the register.
 */
export async function loadLegalTexts(
  payload: Payload,
  req: PayloadRequest,
  entries: Content['legalTexts'],
  upsert: Upsert,
): Promise<void> {
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
    await upsert('legal-texts', slug, text.sourceHash, async (id) => {
      const data = {
        ...text,
        title: { ...title, vi: title.vi ?? '' },
        issuer: { ...issuer, vi: issuer.vi ?? '' },
        replacedBy: await idOf(replacedBy, line),
      }
      return id === undefined
        ? payload.create({ collection: 'legal-texts', data, depth: 0, req })
        : payload.update({
            collection: 'legal-texts',
            id,
            data: { ...data, deletedAt: null },
            trash: true,
            depth: 0,
            req,
          })
    }).catch((error: unknown) => {
      throw error instanceof ValidationError
        ? new ContentProblems(error.data.errors.map(({ message }) => ({ file: registerFile, line, message })))
        : error
    })
  }
}
