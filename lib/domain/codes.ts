/** Codes of the contract, spelt as on the wire (spec 3), including its misspellings. */

export const memberRoles = [
  'MEMBER',
  'VICE_PRESIDENT',
  'PRESIDENT',
  'CHAIRPERSON',
  'VICE_CHAIRMAN',
  'GROUP_PRESIDENT',
  'GROUP_VICE_PRESIDENT',
  'ROOM_PRESIDENT',
  'ROOM_VICE_PRESIDENT',
  'NA',
] as const

export type MemberRole = (typeof memberRoles)[number]

export const departments = [
  'BOARD_OF_DIRECTORS',
  'SCIENTIFIC_COUNCIL',
  'BOARD_OF_MANAGEMERS',
  'ADVISORY_BOARD',
  'SOCIAL_WORK_AND_BUSINESS_SUPPORT_BOARD',
  'HUMAN_RESOURCE_TRAINING_AND_DEVELOPMENT_DEPARTMENT',
  'INVESTMENT_AND_COMMUNICATION_COOPERATION_DEPARTMENT',
  'DEPARTMENT_OF_DIGITAL_ECONOMY_ARTIFICIAL_INTELLIGENCE_AND_BUSINESS_DEVELOPMENT',
  'DEPARTMENT_OF_ECONOMICS_FINANCE_AND_INTERNATIONAL_TRADE',
  'LEGAL_AND_COMMERCIAL_INSTITUTIONS_DEPARTMENT',
  'OTHER_DEPRATMENTS',
  'PARTNERS',
  'CHIEF_OF_STAFF',
  'NA',
] as const

export type Department = (typeof departments)[number]

export type Unit = Exclude<Department, 'NA'>

export const academicTitles = [
  'NA',
  'BACHELOR_OF_ECONOMICS_AND_LAW',
  'BACHELOR_OF_ACCOUNTING',
  'BACHELOR_OF_BUSINESS_ADMINISTRATION',
  'LAWYER',
  'MASTER',
  'DOCTORATE',
  'ASSOCIATE',
  'PROFESSOR',
  'ARBITRATOR',
  'JUDGE',
] as const

export type AcademicTitle = (typeof academicTitles)[number]

export const memberDetailTypes = ['EDUCATION', 'WORK_EXPERIENCE', 'CONSULT_EXPERIENCE'] as const

export const ecosystemTypes = ['EDUCATIONAL_INSTITUTION', 'ENTERPRISE', 'ORGANIZATION'] as const

export type EcosystemType = (typeof ecosystemTypes)[number]

export const interactionTypes = ['COMMENT', 'RATE'] as const

export type InteractionType = (typeof interactionTypes)[number]

export const reportReasons = ['SPAM', 'INSULT', 'PERSONAL_DATA', 'ILLEGAL', 'OTHER'] as const

export type ReportReason = (typeof reportReasons)[number]

export const longestNote = 1000

/** Other spellings seen on the wire, with the spelling that the site uses (product decisions 4). */
const spellings: Record<string, string> = {
  LAWER: 'LAWYER',
  PARTNER: 'PARTNERS',
  BOARD_OF_MANAGERS: 'BOARD_OF_MANAGEMERS',
  OTHER_DEPARTMENTS: 'OTHER_DEPRATMENTS',
}

export function toCode(code: string): string {
  const upper = code.trim().toUpperCase()
  return spellings[upper] ?? upper
}

/** Splits a comma-separated list into trimmed codes. An empty entry keeps its position, a blank list has none. */
export function splitCodes(list: string): string[] {
  return list.trim() === '' ? [] : list.split(',').map(toCode)
}

/** Services to which the institute proves that the domain is its own, by a code in the head of the home page. */
export const verifiers = ['google', 'bing', 'baidu', 'facebook', 'zalo'] as const

export type Verifier = (typeof verifiers)[number]

export const noCodes: Record<Verifier, string> = { google: '', bing: '', baidu: '', facebook: '', zalo: '' }

export type TitlePart = { code: Exclude<AcademicTitle, 'NA'> } | { text: string }

export function titleParts(penName: string): TitlePart[] {
  return penName.split(',').flatMap((part): TitlePart[] => {
    const text = part.trim()
    const code = academicTitles.find((title) => title === toCode(text))
    if (text === '' || code === 'NA') return []
    return [code ? { code } : { text }]
  })
}

export const spokenLanguages = ['vi', 'en', 'zh', 'fr', 'ja', 'ko', 'ru', 'de'] as const

export type SpokenLanguage = (typeof spokenLanguages)[number]

/** Pages about a member on other sites, by the form of their addresses. */
const forms = {
  linkedin: /^https:\/\/www\.linkedin\.com\/in\/[\w%-]+\/?$/,
  orcid: /^https:\/\/orcid\.org\/(?:\d{4}-){3}\d{3}[\dX]$/,
}

export const personalSites = ['linkedin', 'orcid'] as const

export type PersonalSite = (typeof personalSites)[number]

export const isPersonalLink = (site: PersonalSite, address: string): boolean => forms[site].test(address)
