import type { Rule } from '../site'
import { agents } from './agents'
import { feeds } from './feeds'
import { frames } from './frames'
import { graph } from './graph'
import { guide } from './guide'
import { canonical, head, previewTags } from './head'
import { links } from './links'
import { pictures, previews, urgentPictures } from './pictures'
import { reachable } from './reachable'
import { robots } from './robots'
import { sitemaps } from './sitemaps'
import { missing, searches, unchanged } from './statuses'
import { validity } from './validity'
import { versions } from './versions'
import { words } from './words'

/** Rules for the whole site, by their names in the report. */
export const rules = {
  'every link answers': links,
  'every page is reachable': reachable,
  'every agent gets the same': agents,
  'the head is whole': head,
  'preview tags come first': previewTags,
  'the canonical address is right': canonical,
  'titles and descriptions tell pages apart': words,
  'language versions name each other': versions,
  'preview pictures are as declared': previews,
  'pictures are pictures': pictures,
  'one picture comes first': urgentPictures,
  'no page contains another document': frames,
  'structured data is one graph': graph,
  'HTML is valid': validity,
  'sitemaps are true': sitemaps,
  'feeds are true': feeds,
  'robots.txt shuts nobody out': robots,
  'llms.txt leads to what exists': guide,
  'what is unchanged is not sent again': unchanged,
  'what is missing is 404': missing,
  'search results are not indexed': searches,
} satisfies Record<string, Rule>
