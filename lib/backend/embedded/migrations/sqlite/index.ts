import * as first from './20261129_130000_first'
import * as locks from './20261129_220000_locks'
import * as offersPagesPeople from './20261130_010000_offers_pages_people'

export const migrations = [
  { up: first.up, down: first.down, name: '20261129_130000_first' },
  { up: locks.up, down: locks.down, name: '20261129_220000_locks' },
  { up: offersPagesPeople.up, down: offersPagesPeople.down, name: '20261130_010000_offers_pages_people' },
]
