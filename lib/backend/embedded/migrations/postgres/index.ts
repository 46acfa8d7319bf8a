import * as first from './20261129_130000_first'
import * as locks from './20261129_220000_locks'
import * as offersPagesPeople from './20261130_010000_offers_pages_people'
import * as topicsVideoContact from './20261130_060000_topics_video_contact'

export const migrations = [
  { up: first.up, down: first.down, name: '20261129_130000_first' },
  { up: locks.up, down: locks.down, name: '20261129_220000_locks' },
  { up: offersPagesPeople.up, down: offersPagesPeople.down, name: '20261130_010000_offers_pages_people' },
  { up: topicsVideoContact.up, down: topicsVideoContact.down, name: '20261130_060000_topics_video_contact' },
]
