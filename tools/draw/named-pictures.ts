/** Finds every picture that the sample content names, and the data needed to draw it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { personOf, type Person } from './person'

export type NamedPicture =
  | { kind: 'cover'; path: string; key: string; articleType: string }
  | { kind: 'figure'; path: string; name: string }
  | { kind: 'portrait'; path: string; person: Person }
  | { kind: 'logo'; path: string; id: string; initialsFrom: string }
  | { kind: 'hero'; path: string; scene: number }

const members = z.array(
  z.object({
    imgUrl: z.string().nullish(),
    fullName: z.string(),
    memberDetails: z.array(z.object({ period: z.string().nullish() })).nullish(),
  }),
)
const partners = z.array(
  z.object({ id: z.string(), imgUrl: z.string().nullish(), fullName: z.object({ vi: z.string() }) }),
)
const settings = z.object({ home: z.object({ heroSlides: z.array(z.object({ image: z.string().nullish() })) }) })

const yamlFile = async (path: string): Promise<unknown> => parse(await readFile(path, 'utf8'))

/** `covers/growth.webp` → `growth` */
const bareName = (path: string) => path.replace(/^.*\//, '').replace(/\.webp$/, '')

const frontMatterLine = (page: string, field: string) =>
  page.match(new RegExp(`^${field}:\\s*"?([^"\\n]+?)"?\\s*$`, 'm'))?.[1]

const ofArticle = (page: string): NamedPicture[] => {
  const coverPath = frontMatterLine(page, 'preview_img')
  const articleType = frontMatterLine(page, 'type') ?? ''
  const covers: NamedPicture[] = coverPath?.startsWith('covers/')
    ? [{ kind: 'cover', path: coverPath, key: bareName(coverPath), articleType }]
    : []
  const figures = [...page.matchAll(/<img[^>]*\ssrc="(figures\/[^"]+)"/g)].map((match): NamedPicture => {
    const path = match[1] ?? ''
    return { kind: 'figure', path, name: bareName(path) }
  })
  return [...covers, ...figures]
}

const fromArticles = async (content: string) => {
  const files = await readdir(join(content, 'articles'), { recursive: true })
  const pages = files.filter((file) => file.endsWith('.html')).sort()
  const found = await Promise.all(
    pages.map(async (file) => ofArticle(await readFile(join(content, 'articles', file), 'utf8'))),
  )
  return found.flat()
}

/** Every picture once, sorted by path; `content` is the content folder. */
export const namedPictures = async (content: string): Promise<NamedPicture[]> => {
  const people = members.parse(await yamlFile(join(content, 'members', 'vi.yaml')))
  const organisations = partners.parse(await yamlFile(join(content, 'partners.yaml')))
  const { home } = settings.parse(await yamlFile(join(content, 'settings.yaml')))
  const all: NamedPicture[] = [
    ...(await fromArticles(content)),
    ...people.flatMap(({ imgUrl, fullName, memberDetails }): NamedPicture[] =>
      imgUrl
        ? [
            {
              kind: 'portrait',
              path: imgUrl,
              person: personOf(
                fullName,
                (memberDetails ?? []).map(({ period }) => period ?? ''),
              ),
            },
          ]
        : [],
    ),
    ...organisations.flatMap(({ id, imgUrl, fullName }): NamedPicture[] =>
      imgUrl ? [{ kind: 'logo', path: imgUrl, id, initialsFrom: fullName.vi }] : [],
    ),
    ...home.heroSlides.flatMap(({ image }, scene): NamedPicture[] =>
      image ? [{ kind: 'hero', path: image, scene }] : [],
    ),
  ]
  return [...new Map(all.map((picture) => [picture.path, picture])).values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
