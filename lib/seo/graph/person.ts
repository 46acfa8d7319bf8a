import type { Member } from '@/lib/backend/model'
import { displayedRole } from '@/lib/domain/roles'
import { titlesInWords } from '@/lib/http/i18n/title-words'
import { labelsOf } from '@/lib/http/i18n/labels'
import type { PageFacts } from '../facts'
import { absolute } from '@/lib/operations/settings'
import { ids, refersTo } from './ids'
import { pageGraph, type PageContent } from './page-graph'
import type { Graph } from 'schema-dts'
import { getProfilesOf } from '@/lib/queries/members'
import { memberFacts } from '../pages/member'
import { getSiteRecord } from '@/lib/queries/site-record'

/** The structured data of a member's profile. Phone and e-mail are left out and appear only on the page. */
export function memberContent(facts: PageFacts, member: Member): PageContent {
  const { path, label, language } = facts
  const labels = labelsOf(language)
  const role = displayedRole(member.posts)
  const schools = member.memberDetails.filter(({ type, organisation }) => type === 'EDUCATION' && organisation)
  const titles = titlesInWords(member.penName, language)
  const sameAs = [member.linkedin, member.orcid].filter((address) => address !== undefined)
  const person = {
    '@type': 'Person' as const,
    '@id': ids.person(path),
    name: label,
    url: absolute(path),
    mainEntityOfPage: refersTo(ids.page(path)),
    worksFor: refersTo(ids.organisation()),
    ...(role !== 'NA' && { jobTitle: labels(`roles.${role}`) }),
    ...(member.description.trim() && { description: member.description.trim() }),
    ...(member.photo && { image: absolute(member.photo) }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(member.languagesSpoken?.length && { knowsLanguage: member.languagesSpoken }),
    ...(titles.length > 0 && { honorificSuffix: titles.join(labels('member.separator')) }),
    ...(schools.length > 0 && {
      alumniOf: schools.map(({ organisation }) => ({
        '@type': 'EducationalOrganization' as const,
        name: organisation,
      })),
    }),
  }
  return { type: 'ProfilePage', main: ids.person(path), things: [person], changed: member.updatedDate }
}

export async function memberGraph(member: Member): Promise<Graph> {
  const facts = memberFacts(member, await getProfilesOf(member))
  return pageGraph(facts, await getSiteRecord(), memberContent(facts, member))
}
