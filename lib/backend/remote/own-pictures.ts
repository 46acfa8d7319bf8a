import type { Article, ArticleSummary, Interaction, Member, Partner, Visitor } from '../model'
import { addressIn, ownAddressOf, withOwnAddresses } from './picture-address'

/** What a hosted backend tells, with its pictures at addresses of this site's own. */
export function ownPictures(backendOrigin: string) {
  const own = (address: string | undefined) => (address === undefined ? undefined : ownAddressOf(address, backendOrigin))
  const ofSummary = <T extends ArticleSummary>(article: T): T => ({ ...article, previewImage: own(article.previewImage) })
  const ofInteraction = (interaction: Interaction): Interaction => ({ ...interaction, avatar: own(interaction.avatar) })
  return {
    ofSummary,
    ofInteraction,
    ofArticle: (article: Article): Article => ({
      ...ofSummary(article),
      content: withOwnAddresses(article.content, backendOrigin),
      interactions: article.interactions.map(ofInteraction),
      meta: { ...article.meta, image: own(article.meta.image) },
    }),
    ofMember: (member: Member): Member => ({ ...member, photo: own(member.photo) }),
    ofPartner: (partner: Partner): Partner => ({ ...partner, logo: own(partner.logo) }),
    /** A reader as this site shows them, and as the backend is told of them. */
    ofVisitor: (visitor: Visitor): Visitor => ({ ...visitor, avatar: own(visitor.avatar) }),
    asGiven: (visitor: Visitor): Visitor => ({ ...visitor, avatar: addressIn(visitor.avatar?.replace(/^\/media\//, '') ?? '') ?? visitor.avatar }),
  }
}

export type OwnPictures = ReturnType<typeof ownPictures>
