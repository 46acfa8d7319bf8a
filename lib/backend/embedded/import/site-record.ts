import { decision, type Content } from '@/lib/content/import/content'
import { NotReplaced, type Loading } from './loading'

/** Loads contact details and texts of the home page. What a folder does not have leaves that of the studio alone. */
export async function loadSiteRecord(
  { payload, req, result }: Loading,
  { record, sourceHash }: NonNullable<Content['siteRecord']>,
  imageId: (image: string) => number | null,
): Promise<void> {
  const before = await payload.findGlobal({ slug: 'site-record', depth: 0, req })
  const decided = decision(before.sourceHash ? before : undefined, sourceHash)
  if (decided === 'kept') throw new NotReplaced('settings.yaml')
  if (decided === 'unchanged') {
    result.unchanged += 1
    return
  }
  const { contact, home } = record
  await payload.updateGlobal({
    slug: 'site-record',
    data: {
      sourceHash,
      contact: {
        ...contact,
        hotlines: contact.hotlines.map((phone) => ({ phone })),
        // A folder from before there were these has none.
        licences: contact.licences.length > 0 ? contact.licences.map((text) => ({ text })) : before.contact?.licences,
        firstTalk: contact.firstTalk || before.contact?.firstTalk,
        closedDays: contact.closedDays.length > 0 ? contact.closedDays : before.contact?.closedDays,
        verification: Object.values(contact.verification).some(Boolean)
          ? contact.verification
          : before.contact?.verification,
        slots: contact.slots.periods.length > 0 ? contact.slots : before.contact?.slots,
      },
      home: {
        ...home,
        bannerImage: imageId(home.bannerImage),
        filmImage: imageId(home.filmImage),
        introParagraphs: home.introParagraphs.map((text) => ({ text })),
        heroSlides: home.heroSlides.map((slide) => ({ ...slide, image: imageId(slide.image) })),
      },
    },
    depth: 0,
    req,
  })
  result.updated += 1
}
