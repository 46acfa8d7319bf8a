import type { z } from 'zod'
import { fromPosts } from '@/lib/backend/contract/member'
import type { Article, Interaction, Member, Partner, Video } from '@/lib/backend/model'
import type { SiteRecord } from '@/lib/backend/site-record'
import type { Focus } from '@/lib/domain/focus'
import type { articleFront, interactionEntry, memberEntry, partnerEntry, videoEntry } from '../import/schemas'
import { withFileAddresses, withImageAddresses } from '../html/image-addresses'

export interface Files {
  /** The path below `images/` of the image at an address; undefined if its address stays as it is. */
  image(address: string, focus?: Focus): Promise<string | undefined>
  document(address: string): Promise<string | undefined>
}

async function withFiles(html: string, files: Files): Promise<string> {
  const [images, links] = [new Map<string, string | undefined>(), new Map<string, string | undefined>()]
  const noted = (results: Map<string, string | undefined>) => (address: string) => void results.set(address, undefined)
  withImageAddresses(html, noted(images))
  withFileAddresses(html, noted(links))
  for (const address of images.keys()) images.set(address, await files.image(address))
  for (const address of links.keys()) links.set(address, await files.document(address))
  const withImages = withImageAddresses(html, (address) => images.get(address))
  return withFileAddresses(withImages, (address) => links.get(address))
}

const fieldIfSet = <K extends string, V>(name: K, value: V | undefined | '') =>
  (value === undefined || value === '' ? {} : { [name]: value }) as { [N in K]?: V }

const imageOf = (files: Files, address: string | undefined, focus?: Focus) =>
  address === undefined || address === '' ? Promise.resolve(undefined) : files.image(address, focus)

export type ArticleParts = z.input<typeof articleFront>

export async function articleEntry(
  article: Omit<Article, 'comments' | 'commentCount'>,
  files: Files,
  formerIds: string[],
): Promise<{ front: ArticleParts; html: string }> {
  const { title, description, image, imageFocus } = article.meta
  const meta = {
    ...fieldIfSet('title', title),
    ...fieldIfSet('description', description),
    ...fieldIfSet('image', await imageOf(files, image, imageFocus)),
  }
  const front = {
    title: article.title,
    type: article.type,
    translationKey: article.translationKey,
    createDate: article.createDate?.toISOString() ?? '',
    ...fieldIfSet('updatedDate', article.updatedDate?.toISOString()),
    summary: article.summary,
    ...fieldIfSet('preview_img', await imageOf(files, article.previewImage, article.previewFocus)),
    authors: article.authors.map(({ name, member }) => ({ name, ...fieldIfSet('member', member?.id) })),
    ...fieldIfSet('reviewer', article.reviewer?.member?.id),
    views: article.views,
    ...(formerIds.length > 0 && { formerIds }),
    ...(Object.keys(meta).length > 0 && { meta }),
    ...fieldIfSet('offer', article.offer),
    ...(article.topics?.length && { topics: article.topics.map(({ id }) => id) }),
  }
  return { front, html: await withFiles(article.content, files) }
}

/** A comment or a rating. Of its writer only the name and a key that tells no address; images of people stay away. */
export const interactionParts = (one: Interaction): z.input<typeof interactionEntry> => ({
  id: one.id,
  type: one.type,
  ...fieldIfSet('author', one.author),
  ...fieldIfSet('fullName', one.fullName),
  ...fieldIfSet('value', one.value),
  ...fieldIfSet('createdDate', one.createdDate?.toISOString()),
  ...fieldIfSet('updatedDate', one.updatedDate?.toISOString()),
  ...fieldIfSet('replyTo', one.replyTo),
  ...(one.isRemoved && { isRemoved: true }),
  ...(one.isInstitute && { isInstitute: true }),
})

export async function memberParts(
  member: Member,
  files: Files,
  formerIds: string[],
): Promise<z.input<typeof memberEntry>> {
  return {
    id: member.id,
    translationKey: member.translationKey,
    fullName: member.fullName,
    ...fieldIfSet('name', member.name),
    ...fieldIfSet('gmail', member.email),
    ...fieldIfSet('phone', member.phone),
    ...fieldIfSet('imgUrl', await imageOf(files, member.photo, member.photoFocus)),
    ...fieldIfSet('linkedin', member.linkedin),
    ...fieldIfSet('orcid', member.orcid),
    ...(member.languagesSpoken?.length && { languagesSpoken: member.languagesSpoken }),
    ...fieldIfSet('penName', member.penName),
    ...fromPosts(member.posts),
    isShow: member.isShow,
    ...fieldIfSet('description', member.description),
    memberDetails: member.memberDetails.map(({ type, ...detail }) => ({ typeDetail: type, ...detail })),
    ...fieldIfSet('updatedDate', member.updatedDate?.toISOString()),
    ...(formerIds.length > 0 && { formerIds }),
  }
}

export async function partnerParts(partner: Partner, files: Files): Promise<z.input<typeof partnerEntry>> {
  return {
    id: partner.id,
    typeEcosystem: partner.type,
    ...fieldIfSet('linkWebsite', partner.website),
    ...fieldIfSet('imgUrl', await imageOf(files, partner.logo)),
    fullName: partner.fullName,
  }
}

export async function videoParts(
  { id, title, file, videoId, uploadDate, hasCaptions, transcript, duration }: Video,
  files: Files,
): Promise<z.input<typeof videoEntry>> {
  return {
    id,
    title,
    ...fieldIfSet('file', file && (await files.document(file))),
    ...fieldIfSet('videoId', videoId),
    ...fieldIfSet('uploadDate', uploadDate?.toISOString()),
    ...(hasCaptions && { hasCaptions }),
    ...(Object.values(transcript ?? {}).some(Boolean) && { transcript }),
    ...fieldIfSet('duration', duration),
  }
}

export async function siteRecordParts({ contact, home }: SiteRecord, files: Files): Promise<SiteRecord> {
  const heroSlides = []
  for (const { focus, image, ...slide } of home.heroSlides)
    heroSlides.push({ ...slide, image: (await imageOf(files, image, focus)) ?? '' })
  return {
    contact,
    home: {
      ...home,
      bannerImage: (await imageOf(files, home.bannerImage)) ?? '',
      filmImage: (await imageOf(files, home.filmImage)) ?? '',
      heroSlides,
    },
  }
}
