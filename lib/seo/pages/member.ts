import type { Member } from '@/lib/backend/model'
import { memberPath } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { displayedRole } from '@/lib/domain/roles'
import { singleSpaced, cutToWidth } from '@/lib/domain/text'
import { labelsOf } from '@/lib/http/i18n/labels'
import { memberPreviewPath } from '@/lib/seo/preview/address'
import { oneALanguage, type PageFacts, type Version } from '../facts'
import { pageTitle } from '../page-title'

const descriptionWidth = 160

export const profileOf = ({ id, language }: Pick<Member, 'id' | 'language'>): Version => ({
  language,
  path: localPath(language, memberPath(id)),
})

export function memberFacts(member: Member, others: readonly Member[]): PageFacts {
  const [own, labels] = [profileOf(member), labelsOf(member.language)]
  const label = member.fullName.trim() || labels('member.unnamed')
  const held = displayedRole(member.posts)
  const [institute, role] = [labels('brand.name'), labels(`roles.${held}`)]
  const position =
    held === 'NA'
      ? labels('member.plainDescription', { name: label, institute })
      : labels('member.description', { name: label, role, institute })
  const about = singleSpaced(member.description)
  return {
    label,
    title: pageTitle(label),
    description: about ? cutToWidth(`${position} ${about}`, descriptionWidth) : position,
    language: member.language,
    path: own.path,
    versions: oneALanguage(own, others.map(profileOf)),
    image: { path: memberPreviewPath(member), alt: position },
    place: memberPath(member.id),
    isIndexed: true,
  }
}
