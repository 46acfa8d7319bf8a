import type { ItemList } from 'schema-dts'
import type { PageFacts } from '../facts'
import { absolute } from '@/lib/operations/settings/absolute'
import { ids } from './ids'
import type { PageContent } from './page-graph'

/**
 * The structured data of a list page, in the order shown. `first` is the position of the first item in the whole list.
 */
export function listContent(
  { path, label }: PageFacts,
  paths: readonly string[],
  first = 1,
  type: PageContent['type'] = 'CollectionPage',
): PageContent {
  if (paths.length === 0) return { type }
  const list: Exclude<ItemList, string> = {
    '@type': 'ItemList',
    '@id': ids.list(path),
    name: label,
    numberOfItems: paths.length,
    itemListElement: paths.map((item, i) => ({
      '@type': 'ListItem',
      position: first + i,
      url: absolute(item),
    })),
  }
  return { type, main: ids.list(path), things: [list] }
}
