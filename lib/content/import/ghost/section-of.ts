import { slugify } from '@/lib/domain/text'
import { articleTypes, typeOfSection, type ArticleType } from '@/lib/domain/sections'
import type { GhostTag } from './ghost-export'

/** A tag that Ghost never shows: its name begins with "#". */
export const isInternal = ({ name, slug }: GhostTag): boolean => name.startsWith('#') || slug.startsWith('hash-')

/** English names of the sections, beside the paths of this site. */
const otherNames: Record<string, ArticleType> = {
  services: 'SERVICE',
  tin: 'NEWS',
  trainings: 'TRAINING',
  courses: 'TRAINING',
}

/** The section that a tag names: one of `sections`, or a section of this site by its path or name. */
export function sectionOfTag(tag: GhostTag, sections: ReadonlyMap<string, ArticleType>): ArticleType | undefined {
  for (const [name, section] of sections) if ([tag.slug, slugify(tag.name)].includes(slugify(name))) return section
  const slugs = [slugify(tag.slug), slugify(tag.name)]
  return slugs
    .map((slug) => typeOfSection(slug) ?? articleTypes.find((type) => type.toLowerCase() === slug) ?? otherNames[slug])
    .find((section) => section !== undefined)
}

/** The section of a post by its tags, the primary one first; undefined if none names a section. */
export const sectionOfTags = (
  tags: readonly GhostTag[],
  sections: ReadonlyMap<string, ArticleType>,
): ArticleType | undefined =>
  tags
    .filter((tag) => !isInternal(tag))
    .map((tag) => sectionOfTag(tag, sections))
    .find((section) => section !== undefined)
