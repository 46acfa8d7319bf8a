export const articleTypes = ['SERVICE', 'NEWS', 'TRAINING', 'RESEARCH'] as const

export type ArticleType = (typeof articleTypes)[number]

export const sectionPaths = {
  SERVICE: 'dich-vu',
  NEWS: 'tin-tuc',
  TRAINING: 'dao-tao',
  RESEARCH: 'nghien-cuu',
} as const satisfies Record<ArticleType, string>

export function typeOfSection(segment: string): ArticleType | undefined {
  return articleTypes.find((type) => sectionPaths[type] === segment)
}
