import { z } from 'zod'
import { inEveryLanguage } from '@/lib/domain/languages'
import { ecosystemTypes, toCode } from '../codes'
import type { Partner, Video } from '../model'
import { id, optionalText } from './values'

/** A name in one language or in all three. */
const names = z.union([
  z.string().transform((name) => ({ vi: name, en: name, zh: name })),
  z
    .object({ vi: z.string(), en: z.string().nullish(), zh: z.string().nullish() })
    .transform(inEveryLanguage),
])

/** Ecosystem as the wire spells it (spec 3). `names` is this site's addition: the name in each language. */
export const wirePartner = z.object({
  id: id.optional(),
  _id: id.optional(),
  typeEcosystem: z.string().transform(toCode).pipe(z.enum(ecosystemTypes)),
  linkWebsite: optionalText,
  imgUrl: optionalText,
  fullName: z.string(),
  names: names.nullish(),
})

export const wirePartnerList = z.object({ Ecosystems: z.array(wirePartner) })

export function toPartner(wire: z.infer<typeof wirePartner>): Partner {
  return {
    id: wire.id ?? wire._id ?? '',
    type: wire.typeEcosystem,
    website: wire.linkWebsite,
    logo: wire.imgUrl,
    fullName: wire.names ?? { vi: wire.fullName, en: wire.fullName, zh: wire.fullName },
  }
}

export function fromPartner(partner: Partner) {
  return {
    id: partner.id,
    typeEcosystem: partner.type,
    linkWebsite: partner.website ?? null,
    imgUrl: partner.logo ?? null,
    fullName: partner.fullName.vi,
    names: partner.fullName,
  }
}

/** Video item (spec 3). The contract has no call for it; `GET /video` is this site's addition. */
export const wireVideo = z.object({ id, title: names, videoId: z.string() })

export const wireVideoList = z.object({ videos: z.array(wireVideo) })

export const toVideo = (wire: z.infer<typeof wireVideo>): Video => wire
