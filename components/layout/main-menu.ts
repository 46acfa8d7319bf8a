import { contactPath } from '@/lib/domain/paths'
import { sectionPaths } from '@/lib/domain/sections'

/** The main menu, in the order of the specification (spec 2). */
export const mainMenu = [
  { label: 'home', path: '/' },
  { label: 'service', path: `/${sectionPaths.SERVICE}` },
  { label: 'training', path: `/${sectionPaths.TRAINING}` },
  { label: 'research', path: `/${sectionPaths.RESEARCH}` },
  { label: 'news', path: `/${sectionPaths.NEWS}` },
  { label: 'contact', path: contactPath },
] as const
