/** Covers of the articles, 1600 x 900: the subject and the background of each. */
import { backdrop, type BackdropName } from './backdrops'
import type { Motif } from './motif'
import { factory, key, residents, street, towers } from './motifs-city'
import { badge, network, screen, shield, shop } from './motifs-data'
import { calculator, coins, growth, owners, seedling } from './motifs-growth'
import { bank, bridge, gavel, scales } from './motifs-justice'
import { cap, classroom, lamp, openBook } from './motifs-learning'
import { archive, caseFile, charter, checklist, contract, invoices } from './motifs-papers'
import { familyTree, mediator, roundTable } from './motifs-people'
import { tones, type ToneName } from './palette'
import { seededRandom } from './seeded-random'
import { scaled, svgDocument } from './svg'

type Composition = readonly [Motif, ToneName, BackdropName]

/** By the article's translation key. */
const compositions: Readonly<Record<string, Composition>> = {
  'apartment-management-course': [residents, 'ocean', 'contours'],
  'apartment-management-disputes-analysis': [towers, 'mist', 'hills'],
  'arbitration-cooperation-agreement': [scales, 'night', 'drum'],
  'beneficial-owner-declaration': [owners, 'paper', 'grid'],
  'brokerage-and-apartment-management': [key, 'sand', 'arcs'],
  'brokerage-course-graduation': [cap, 'ocean', 'disc'],
  'cash-register-invoices': [shop, 'ocean', 'tiles'],
  'chief-accountant-law-update': [calculator, 'ocean', 'grid'],
  'cit-finalisation-course': [calculator, 'mist', 'bands'],
  'commercial-arbitration-in-practice': [scales, 'paper', 'drum'],
  'commercial-arbitration-support': [gavel, 'ocean', 'arch'],
  'company-registration-service': [charter, 'sand', 'arcs'],
  'contract-negotiation-workshop': [roundTable, 'night', 'arch'],
  'contract-review-service': [contract, 'night', 'bands'],
  'corporate-income-tax-new-rates': [coins, 'mist', 'hills'],
  'data-protection-officer-course': [badge, 'mist', 'grid'],
  'data-protection-readiness-survey': [checklist, 'ocean', 'contours'],
  'digital-legal-departments-study': [archive, 'sand', 'grid'],
  'digital-transformation-consulting': [network, 'night', 'contours'],
  'digital-transformation-sme-course': [shop, 'sand', 'contours'],
  'director-legal-basics-course': [openBook, 'ocean', 'hills'],
  'e-contracts-as-evidence': [screen, 'paper', 'bands'],
  'e-invoice-consultation-week': [invoices, 'ocean', 'tiles'],
  'family-company-governance-study': [familyTree, 'mist', 'hills'],
  'fire-safety-file-review': [checklist, 'mist', 'arch'],
  'fire-safety-law-passed': [shield, 'mist', 'hills'],
  'internal-governance-charter': [charter, 'mist', 'arch'],
  'labour-contract-mistakes': [contract, 'mist', 'tiles'],
  'labour-law-for-hr-course': [contract, 'sand', 'disc'],
  'land-law-industrial-property-effects': [factory, 'mist', 'contours'],
  'land-price-tables': [street, 'paper', 'contours'],
  'law-student-internship-agreement': [bridge, 'mist', 'tiles'],
  'legal-advisory-projects': [caseFile, 'paper', 'arcs'],
  'legal-management-training': [classroom, 'ocean', 'bands'],
  'personal-data-law-in-force': [shield, 'night', 'grid'],
  'preferential-credit-access': [seedling, 'paper', 'disc'],
  'real-estate-broker-course': [street, 'mist', 'tiles'],
  'resolution-68-one-year-workshop': [growth, 'night', 'drum'],
  'sme-credit-access-study': [bank, 'sand', 'hills'],
  'social-insurance-course': [checklist, 'sand', 'arcs'],
  'social-insurance-law-2024': [residents, 'night', 'disc'],
  'trade-secrets-and-software-study': [key, 'night', 'grid'],
  'trademark-registration-service': [badge, 'paper', 'disc'],
  'value-added-tax-law-passed': [coins, 'ocean', 'drum'],
  'vat-refund-course': [invoices, 'sand', 'arcs'],
}

/** Subjects for an article whose key is not in the table, by its type. */
const subjects: Readonly<Record<string, readonly [Motif, ...Motif[]]>> = {
  NEWS: [charter, growth, bridge, shield],
  RESEARCH: [checklist, scales, archive, bank],
  SERVICE: [contract, caseFile, mediator, charter],
  TRAINING: [lamp, openBook, classroom, cap],
}

const composition = (key: string, articleType: string): Composition => {
  const random = seededRandom(`cover ${key}`)
  return (
    compositions[key] ?? [
      random.pick(subjects[articleType] ?? [roundTable, lamp, mediator]),
      random.pick<ToneName>(['night', 'ocean', 'paper', 'sand', 'mist']),
      random.pick<BackdropName>(['hills', 'arcs', 'grid', 'disc', 'tiles', 'arch', 'bands', 'contours', 'drum']),
    ]
  )
}

/** Subjects are scaled so that a card that crops the cover to its middle still shows them whole. */
const subjectScale = 1.1

export const cover = (key: string, articleType: string) => {
  const [motif, tone, ground] = composition(key, articleType)
  const random = seededRandom(key)
  const theme = tones[tone]
  return svgDocument(1600, 900, backdrop(ground, theme, random), scaled(800, 452, subjectScale, motif(theme, random)))
}
