/** The four article types (spec 3). */
export const articleTypes = ['SERVICE', 'NEWS', 'TRAINING', 'RESEARCH'] as const

export type ArticleType = (typeof articleTypes)[number]

/** Path segment of each article section (spec 2). */
export const sectionPaths = {
  SERVICE: 'dich-vu',
  NEWS: 'tin-tuc',
  TRAINING: 'dao-tao',
  RESEARCH: 'nghien-cuu',
} as const satisfies Record<ArticleType, string>

/** The article type of a path segment, or undefined if the segment is not an article section. */
export function typeOfSection(segment: string): ArticleType | undefined {
  return articleTypes.find((type) => sectionPaths[type] === segment)
}
