import type { Loading } from './loading'

export async function loadFormerIds(
  { payload, req }: Loading,
  owner: { kind: 'ARTICLE'; article: number } | { kind: 'MEMBER'; member: number },
  ids: readonly string[] | undefined,
): Promise<void> {
  const collection = 'former-addresses'
  for (const slug of ids ?? []) {
    const { docs } = await payload.find({
      collection,
      where: { kind: { equals: owner.kind }, slug: { equals: slug } },
      limit: 1,
      depth: 0,
      pagination: false,
      req,
    })
    const data = { ...owner, slug }
    if (docs[0]) await payload.update({ collection, id: docs[0].id, data, depth: 0, req })
    else await payload.create({ collection, data, depth: 0, req })
  }
}
