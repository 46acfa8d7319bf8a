import { z } from 'zod'
import { legalTextKinds } from '@/lib/domain/citations/kinds'
import type { FoundBeside, LegalTextName } from '../model'
import { fromPosts, toMember, wireMember } from './member'
import { fromPartner, toPartner, wirePartner } from './partner'
import { code, id, partsOf, wireNames, words } from './values'

const wireLegalText = z.object({ id, number: words, kind: code(legalTextKinds), title: wireNames })

export const wireBeside = {
  members: partsOf(wireMember),
  ecosystems: partsOf(wirePartner),
  legalTexts: partsOf(wireLegalText),
}

const besideFields = z.object(wireBeside)

type WireBeside = z.infer<typeof besideFields>

export function toBeside({ members, ecosystems, legalTexts }: WireBeside): FoundBeside | undefined {
  if (!members && !ecosystems && !legalTexts) return undefined
  return {
    people: (members ?? []).map((wire) => toMember(wire)).filter((member) => member.id !== ''),
    partners: (ecosystems ?? []).map(toPartner),
    legalTexts: legalTexts ?? [],
  }
}

const fromLegalText = ({ id: textId, kind, number, title }: LegalTextName) => ({ id: textId, number, kind, title })

export function fromBeside({ people, partners, legalTexts }: FoundBeside) {
  return {
    members: people.map(({ id: memberId, fullName, penName, photo, posts, language }) => ({
      id: memberId,
      fullName,
      penName,
      imgUrl: photo ?? null,
      ...fromPosts(posts),
      language,
    })),
    ecosystems: partners.map(fromPartner),
    legalTexts: legalTexts.map(fromLegalText),
  }
}
