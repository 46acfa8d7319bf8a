import { JSDOM } from 'jsdom'
import { z } from 'zod'

const listed = z.object({ name: z.string(), modified: z.coerce.date() })

/** One page of a bucket's list; `next` is the token of the next page. */
interface ListPage {
  objects: z.infer<typeof listed>[]
  next: string | undefined
}

/** Parses a ListObjectsV2 response. Throws if it is not one. */
export function readListPage(xml: string): ListPage {
  const { documentElement: root } = new JSDOM(xml, { contentType: 'text/xml' }).window.document
  const inside = (element: Element, name: string) =>
    [...element.children].find((child) => child.localName === name)?.textContent ?? undefined
  if (root.localName !== 'ListBucketResult') throw new Error(`a list was expected, not ${root.localName}`)
  const objects = [...root.children]
    .filter((child) => child.localName === 'Contents')
    .map((object) => listed.parse({ name: inside(object, 'Key'), modified: inside(object, 'LastModified') }))
  if (inside(root, 'IsTruncated') !== 'true') return { objects, next: undefined }
  return { objects, next: z.string().min(1).parse(inside(root, 'NextContinuationToken')) }
}
