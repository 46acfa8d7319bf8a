import { overviewGroups, overviewRoot, type OverviewGroup } from './overview'
import { contactPath } from './paths'
import { sectionPaths, type ArticleType } from './sections'

interface MenuItem {
  id: number
  label: 'home' | 'overview' | 'service' | 'training' | 'research' | 'news' | 'contact'
  path: string
  children?: readonly OverviewGroup['key'][]
  dynamicSource?: 'articles'
  dynamicPrefix?: string
}

const section = (id: number, label: MenuItem['label'], type: ArticleType): MenuItem => {
  const path = `/${sectionPaths[type]}`
  return { id, label, path, dynamicSource: 'articles', dynamicPrefix: path }
}

export const mainMenu: readonly MenuItem[] = [
  { id: 1, label: 'home', path: '/' },
  {
    id: 4,
    label: 'overview',
    path: overviewRoot,
    children: overviewGroups.map(({ key }) => key),
  },
  section(3, 'service', 'SERVICE'),
  section(2, 'training', 'TRAINING'),
  section(5, 'research', 'RESEARCH'),
  section(6, 'news', 'NEWS'),
  { id: 7, label: 'contact', path: contactPath },
]

const typesByMenuId: Record<number, ArticleType> = { 2: 'TRAINING', 3: 'SERVICE', 5: 'RESEARCH', 6: 'NEWS' }

/** The type of the articles below a menu item: training for an id that the specification does not name (spec 2). */
export function articleTypeOfMenu(id: number): ArticleType {
  return typesByMenuId[id] ?? 'TRAINING'
}

/** Characters after which a submenu's label is cut on the desktop (spec 9). */
export const menuLabelLength = 35

/** Number of articles below a menu item (spec 2). The section's own page has all of them. */
export const menuArticles = { SERVICE: 40, TRAINING: 12, RESEARCH: 12, NEWS: 12 } as const satisfies Record<
  ArticleType,
  number
>
