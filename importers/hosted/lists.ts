import { z } from 'zod'
import { listedArticle } from '@/lib/backend/contract/article'
import { pagination } from '@/lib/backend/contract/envelope'
import { listedMember } from '@/lib/backend/contract/member'
import { wirePartner } from '@/lib/backend/contract/partner'
import { wireVideo } from '@/lib/backend/contract/video'

/** Answers of a hosted backend as an import reads them: it takes what can be read, and counts the rest. */

const readableOf = <T extends z.ZodType>(item: T) =>
  z.array(z.unknown()).transform((inputs) => {
    const items = inputs.flatMap((one): z.infer<T>[] => {
      const { success, data } = item.safeParse(one)
      return success ? [data] : []
    })
    return { items, leftOut: inputs.length - items.length }
  })

const toPage = <T>(list: { items: T[]; leftOut: number }, paging: z.infer<typeof pagination>) => ({
  ...list,
  total: paging?.total,
})

export const importedArticleList = z
  .object({ articles: readableOf(listedArticle), pagination })
  .transform(({ articles, pagination: paging }) => toPage(articles, paging))

export const importedMemberList = z
  .object({ members: readableOf(listedMember), pagination })
  .transform(({ members, pagination: paging }) => toPage(members, paging))

export const importedPartnerList = z
  .object({ Ecosystems: readableOf(wirePartner) })
  .transform(({ Ecosystems }) => Ecosystems)

export const importedVideoList = z.object({ videos: readableOf(wireVideo) }).transform(({ videos }) => videos)

const lengthIn = (input: unknown, name: string): number => {
  const { data } = z.record(z.string(), z.unknown()).safeParse(input)
  return Array.isArray(data?.[name]) ? data[name].length : 0
}

export const countedParts = <T extends z.ZodType>(record: T, lists: readonly string[]) =>
  z.unknown().transform((input, context): { read: z.infer<T>; leftOut: Record<string, number> } | null => {
    if (input === null) return null
    const { data: read, error } = record.safeParse(input)
    if (error) {
      context.addIssue({ code: 'custom', message: z.prettifyError(error) })
      return z.NEVER
    }
    const counts = lists.map((name) => [name, lengthIn(input, name) - lengthIn(read, name)] as const)
    return { read: read as z.infer<T>, leftOut: Object.fromEntries(counts.filter(([, count]) => count > 0)) }
  })
