import { z } from 'zod'
import { ecosystemTypes, toCode } from '@/lib/domain/codes'
import type { Partner } from '../model'
import { readable } from './readable'
import { id, idIn, isNamed, listOf, optionalAddress, imageAddress, text, wireNames } from './values'

const fields = z.object({
  id: id.nullish(),
  _id: id.nullish(),
  typeEcosystem: z.string().transform(toCode).pipe(z.enum(ecosystemTypes)).nullish(),
  linkWebsite: optionalAddress,
  imgUrl: imageAddress,
  fullName: text,
  names: wireNames.nullish(),
})

/** Wire format of an ecosystem (spec 3). `names` is this site's addition. A name is enough, no address needs the id. */
export const wirePartner = readable('ecosystem', fields, (read) => isNamed(read) || read.fullName !== '')

export const wirePartnerList = z.object({ Ecosystems: listOf(wirePartner) })

export function toPartner(wire: z.infer<typeof fields>): Partner {
  return {
    id: idIn(wire) || wire.fullName,
    type: wire.typeEcosystem ?? 'ORGANIZATION',
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
