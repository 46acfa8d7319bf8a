import * as first from './20261129_130000_first'
import * as locks from './20261129_220000_locks'
import * as offersAndPages from './20261130_010000_offers_and_pages'
import * as amendments from './20261130_020000_amendments'

export const migrations = [
  { up: first.up, down: first.down, name: '20261129_130000_first' },
  { up: locks.up, down: locks.down, name: '20261129_220000_locks' },
  { up: offersAndPages.up, down: offersAndPages.down, name: '20261130_010000_offers_and_pages' },
  { up: amendments.up, down: amendments.down, name: '20261130_020000_amendments' },
]
