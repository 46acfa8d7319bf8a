import type { ArticleType } from '@/lib/domain/sections'
import { cut, slugify } from '@/lib/domain/text'
import { withLinkAddresses, withPictureAddresses } from '../../html/picture-addresses'
import { quickTextOfHtml } from '../../html/quick-text'
import { articleRecord } from '../article-record'
import { unreadable } from '../given-files'
import type { HostedRecords } from '../hosted-records'
import { memberFinder, type KnownMember } from '../member-names'
import type { WrittenPicture } from '../write-picture'
import type { FoundDocument } from './files'
import type { GhostExport } from './ghost-export'
import { Addresses, placed, type PlacedPost, type Places } from './placed-posts'
import { linkPlayers } from './players'
import { comparedText, postText } from './post-text'
import { publicationOf } from './publication'
import { isInternal, sectionOfTag } from './section-of'

/** Most characters of a title, and of texts for search engines. */
const longest = { title: 300, meta: { title: 200, description: 500 } }

/** Most letters of a summary that is made of the text. */
const madeSummary = 250

export interface GhostOptions extends Places {
  members: readonly KnownMember[]
  now: Date
}

/** The tags that name a section, and those of posts that need one but name none. */
function tagsOf(posts: readonly PlacedPost[], { sections }: GhostOptions) {
  const known = new Map<string, ArticleType>()
  const unknown = new Map<string, number>()
  for (const post of posts) {
    for (const tag of post.tags.filter((each) => !isInternal(each))) {
      const section = sectionOfTag(tag, sections)
      if (section) known.set(tag.slug, section)
      else unknown.set(tag.slug, (unknown.get(tag.slug) ?? 0) + 1)
    }
  }
  return { known, unknown }
}

const nameOf = ({ ghostId, isPage, slug, title }: PlacedPost): string =>
  `${isPage ? 'page' : 'post'} ${cut(slug || ghostId, 80)} (${cut(title, 60)})`

/**
 * Puts the posts and pages of an export of Ghost into the form of a content folder, each apart, with its pictures. `taken`
 * are those that could be.
 */
export async function ghostRecords(
  exported: GhostExport,
  options: GhostOptions,
): Promise<HostedRecords & { taken: PlacedPost[] }> {
  const { files, members, now, section } = options
  const posts = placed(exported.posts, options)
  const { known, unknown } = tagsOf(posts, options)
  const addresses = new Addresses(posts, known, options)
  const findMember = memberFinder(members)
  const read: HostedRecords = { records: [], left: [...exported.left], changed: [] }
  const taken: PlacedPost[] = []

  async function add(post: PlacedPost): Promise<void> {
    const name = nameOf(post)
    const changed = (what: string) => void read.changed.push(`${name}: ${what}`)
    const { state, reason } = publicationOf(post, now)
    if (reason) changed(reason)
    if (post.slug !== '' && post.id !== post.slug) changed(`its id is ${post.id} instead of ${post.slug.slice(0, 100)}`)
    const text = postText(post)
    if (!text) return void read.left.push(`${name}: its text has too much markup`)
    const { dropped, html: original } = text
    for (const what of dropped) changed(`without ${what}`)
    if (post.hasCode) changed('without the code in the head or foot of its page')
    const { canonical, featureImage, hasCardTexts, isFeatured, meta } = post
    if (isFeatured) changed('it was featured: here it has the place of its date')
    if (canonical !== '')
      changed(`its page named another one as the original, ${canonical.slice(0, 200)}: this one does not`)
    if (hasCardTexts) changed('without what it had for social networks alone')
    const whole = (post.title || post.slug).trim()
    if (whole.length > longest.title) changed(`its title is cut at ${longest.title} characters`)
    for (const part of ['title', 'description'] as const)
      if (meta[part].length > longest.meta[part])
        changed(`its ${part} for search engines is cut at ${longest.meta[part]} characters`)
    const pictures = new Map<string, WrittenPicture>()
    const documents = new Set<string>()
    let isLacking = false

    /** The file of a picture; undefined for one elsewhere, empty for one that is missing. */
    async function pictureFile(address: string): Promise<string | undefined> {
      const found = address === '' ? undefined : await files.picture(address)
      if (!found) return undefined
      if ('file' in found) {
        pictures.set(found.file, found)
        return found.file
      }
      isLacking ||= found.mayComeLater
      changed(`without the picture ${address.slice(0, 200)}: ${found.fault}`)
      return ''
    }

    const shown = new Map<string, string | undefined>()
    withPictureAddresses(original, (address) => void shown.set(address, undefined))
    for (const address of shown.keys()) {
      shown.set(address, await pictureFile(address))
      if (shown.get(address) !== undefined || /^data:image\//i.test(address)) continue
      const isLink = /^https?:/i.test(address)
      const becomes = isLink ? 'is on another host, and becomes a link' : 'is nowhere that can be reached'
      changed(`its picture ${address.slice(0, 200)} ${becomes}`)
    }
    const withPictures = withPictureAddresses(original, (address) => shown.get(address))
    const linked = new Map<string, FoundDocument | undefined>()
    withLinkAddresses(withPictures, (address) => void linked.set(address, undefined))
    for (const address of linked.keys()) linked.set(address, await files.document(address))
    const withLinks = withLinkAddresses(withPictures, (address) => {
      const document = linked.get(address)
      if (document && 'file' in document) {
        documents.add(document.file)
        return document.file
      }
      const lost = document ? `: ${document.fault}` : ' leads to no page here'
      return addresses.link(address, () => changed(`its link to ${address.slice(0, 200)}${lost}`))
    })
    const html = linkPlayers(withLinks, files, (address, isLinked) =>
      changed(`its film or sound ${address.slice(0, 200)} ${isLinked ? 'is linked on the Ghost site' : 'is missing'}`),
    )
    const created = post.publishedAt ?? post.createdAt ?? post.updatedAt
    if (!created) changed('it has no date; that of this import is taken')
    const preview = await pictureFile(featureImage)
    if (preview === undefined && featureImage !== '')
      changed(`without its feature image ${featureImage.slice(0, 200)}: it is on another host`)
    const metaImage = meta.image === '' ? undefined : await pictureFile(meta.image)
    const metaParts = {
      ...(meta.title !== '' && { title: meta.title.slice(0, longest.meta.title) }),
      ...(meta.description !== '' && { description: meta.description.slice(0, longest.meta.description) }),
      ...(metaImage && { image: metaImage }),
    }
    const front = {
      title: whole.slice(0, longest.title),
      type: post.type,
      translationKey: post.id,
      createDate: (created ?? now).toISOString(),
      ...(post.updatedAt && { updatedDate: post.updatedAt.toISOString() }),
      summary: post.excerpt || cut(quickTextOfHtml(original), madeSummary) || post.title,
      ...(preview && { preview_img: preview }),
      authors: post.authors.map((author) => {
        const { member } = findMember(author, post.language)
        return { name: author, ...(member && { member: member.id }) }
      }),
      ...(Object.keys(metaParts).length > 0 && { meta: metaParts }),
    }
    const { authors, excerpt, isPage, language, status, title, type, visibility } = post
    const compared = {
      ...{ title, language, type, text: comparedText(post), excerpt, authors, featureImage, meta },
      ...{ status, visibility, isPage, created: created?.toISOString() },
    }
    const record = articleRecord(
      'ghost',
      {
        ...{ name, id: post.id, language: post.language, state, front, html, compared, isLacking },
        ...{ pictures: [...pictures.values()], documents: [...documents] },
      },
      (fault) => changed(`without ${fault}`),
    )
    if ('faults' in record) return void read.left.push(`${name}: ${record.faults}`)
    read.records.push(record)
    taken.push(post)
  }

  for (const post of posts) {
    try {
      await add(post)
    } catch (error) {
      read.left.push(`${nameOf(post)}: ${unreadable(error)}`)
    }
  }
  for (const [slug, count] of unknown)
    read.changed.push(
      `tag ${slug} (${count}): this site has no tags, and no section is named so; --map ${slug}=SECTION gives it one instead of ${section}`,
    )
  const slugs = new Set(posts.flatMap(({ tags }) => tags.flatMap(({ name, slug }) => [slugify(slug), slugify(name)])))
  for (const name of options.sections.keys())
    if (!slugs.has(slugify(name))) read.changed.push(`--map ${name}: no post has a tag of this name`)
  return { ...read, taken }
}
