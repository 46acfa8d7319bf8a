import type { Graph } from 'schema-dts'
import type { LegalTextWithState } from '@/lib/backend/model'
import { isOutdated, type LegalTextState } from '@/lib/domain/legal-texts'
import type { Language } from '@/lib/domain/languages'
import { legalTextPath } from '@/lib/domain/paths'
import { legalTextName } from '@/lib/http/i18n/legal-text-labels'
import { labelsOf } from '@/lib/http/i18n/labels'
import { absolute } from '@/lib/operations/settings'
import { getSiteRecord } from '@/lib/queries/site-record'
import type { PageFacts } from '../facts'
import { ids, refersTo } from './ids'
import { pageGraph, type PageContent } from './page-graph'
import { legalTextFacts } from '../pages/legal-text'

const forceOf = (state: LegalTextState) =>
  state === 'inForce' || isOutdated(state)
    ? { legislationLegalForce: `https://schema.org/${state === 'inForce' ? 'InForce' : 'NotInForce'}` }
    : {}

export function legislation(text: LegalTextWithState, language: Language): object {
  const path = legalTextPath(language, text.id)
  const { issued, inForceFrom, issuer, kind, number, state } = text
  return {
    '@type': 'Legislation',
    '@id': ids.legislation(path),
    name: legalTextName(text, language),
    legislationIdentifier: number,
    legislationType: labelsOf(language)(`legalTextKinds.${kind}`),
    legislationJurisdiction: 'VN',
    legislationPassedBy: { '@type': 'GovernmentOrganization', name: issuer[language] },
    url: absolute(path),
    ...(issued && { legislationDate: issued }),
    ...(inForceFrom && { temporalCoverage: `${inForceFrom}/${text.expiredFrom ?? '..'}` }),
    ...(state && forceOf(state)),
    ...(text.address && { sameAs: text.address }),
  }
}

export function legalTextContent({ language, path }: PageFacts, text: LegalTextWithState): PageContent {
  const node = { ...legislation(text, language), mainEntityOfPage: refersTo(ids.page(path)) }
  return { type: 'WebPage', main: ids.legislation(path), things: [node as never], changed: text.updatedDate }
}

export async function legalTextGraph(language: Language, text: LegalTextWithState): Promise<Graph> {
  const facts = legalTextFacts(language, text)
  return pageGraph(facts, await getSiteRecord(), legalTextContent(facts, text))
}
