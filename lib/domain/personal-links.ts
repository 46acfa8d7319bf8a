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
