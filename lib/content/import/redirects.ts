import { stringify } from 'csv-stringify/sync'

/** An address that a page had elsewhere, and the one that it has here: paths, such as `/bai-cu/`. */
export interface MovedAddress {
  from: string
  to: string
}

/** Moved addresses as a CSV with the header `from,to`. */
export const redirectsCsv = (addresses: readonly MovedAddress[]): string =>
  stringify(
    addresses.map(({ from, to }) => [from, to]),
    { header: true, columns: ['from', 'to'] },
  )
