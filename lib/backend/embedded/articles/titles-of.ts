import type { Payload } from 'payload'

/** Titles of the services of a request (spec 3: `subject` holds their ids). What is no id stays as it is. */
export async function titlesOf(backend: Payload, subject: string): Promise<string[]> {
  const chosen = subject.split(', ').filter(Boolean)
  if (chosen.length === 0) return []
  const { docs } = await backend.find({
    collection: 'articles',
    where: { slug: { in: chosen } },
    select: { slug: true, title: true },
    limit: 0,
    depth: 0,
    pagination: false,
  })
  const titles = new Map(docs.map(({ slug, title }) => [slug, title]))
  return chosen.map((id) => titles.get(id) ?? id)
}
