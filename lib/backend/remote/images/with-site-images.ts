import { withLinkAddresses, withImageAddresses } from '@/lib/content/html/image-addresses'
import type {
  Article,
  ArticleSummary,
  CommentThread,
  FoundPerson,
  Interaction,
  Page,
  Partner,
  SitePage,
  Video,
} from '../../model'
import type { SiteRecord } from '../../site-record'
import type { SiteAddresses } from './site-addresses'

/** Pages load nothing from other hosts. Documents stay at the backend: a visitor asks for them. */
export function withSiteImages({
  toSite,
  documentAt,
  videoToSite,
}: Pick<SiteAddresses, 'toSite' | 'documentAt' | 'videoToSite'>) {
  const summary = <T extends ArticleSummary>(article: T): T => ({
    ...article,
    previewImage: toSite(article.previewImage),
  })
  const interaction = (input: Interaction): Interaction => ({ ...input, avatar: toSite(input.avatar) })
  const threads = (given: Page<CommentThread>): Page<CommentThread> => ({
    ...given,
    items: given.items.map(({ comment, replies, ...thread }) => ({
      ...thread,
      comment: interaction(comment),
      replies: replies.map(interaction),
    })),
  })
  const html = (content: string) => withLinkAddresses(withImageAddresses(content, toSite), documentAt)
  const sitePage = ({ texts: { vi, en, zh }, ...page }: SitePage): SitePage => {
    const text = (given: SitePage['texts']['vi']) => ({ ...given, content: html(given.content) })
    return { ...page, texts: { vi: text(vi), en: text(en), zh: text(zh) } }
  }
  const article = (given: Article): Article => ({
    ...summary(given),
    content: html(given.content),
    comments: threads(given.comments),
    meta: { ...given.meta, image: toSite(given.meta.image) },
  })
  const member = <T extends FoundPerson>(given: T): T => ({ ...given, photo: toSite(given.photo) })
  const partner = (given: Partner): Partner => ({ ...given, logo: toSite(given.logo) })
  const video = (given: Video): Video | undefined => {
    const file = videoToSite(given.file)
    return file || given.videoId ? { ...given, file } : undefined
  }
  const ofRecord = (image: string): string => (image && toSite(image)) ?? ''
  const record = (inputs: SiteRecord): SiteRecord => ({
    ...inputs,
    home: {
      ...inputs.home,
      bannerImage: ofRecord(inputs.home.bannerImage),
      filmImage: ofRecord(inputs.home.filmImage),
      heroSlides: inputs.home.heroSlides.map((slide) => ({ ...slide, image: ofRecord(slide.image) })),
    },
  })
  return { summary, interaction, threads, article, member, partner, video, record, sitePage }
}
