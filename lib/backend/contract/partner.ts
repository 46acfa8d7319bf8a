import { z } from 'zod'
import { ecosystemTypes, toCode } from '@/lib/domain/codes'
import type { Partner } from '../model'
import { id, listOf, optionalAddress, pictureAddress, text, wireNames } from './values'

/** Wire format of an ecosystem (spec 3). `names` is this site's addition: the name in each language. */
export const wirePartner = z.object({
  id: id.optional(),
  _id: id.optional(),
  typeEcosystem: z.string().transform(toCode).pipe(z.enum(ecosystemTypes)),
  linkWebsite: optionalAddress.catch(undefined),
  imgUrl: pictureAddress,
  fullName: text,
  names: wireNames.nullish().catch(undefined),
})

export const wirePartnerList = z.object({ Ecosystems: listOf(wirePartner) })

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
