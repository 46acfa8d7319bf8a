import { argv } from 'node:process'

/** `npm run bench -- PART`: measures a part of the site in one run; without a name, the speed and weight of its pages. */

const parts = new Map<string, () => Promise<unknown>>([
  ['delivery', () => import('./bench/delivery')],
  ['flood', () => import('./bench/flood')],
  ['presses', () => import('./bench/presses')],
  ['scale', () => import('./bench/scale')],
  ['searches', () => import('./bench/searches')],
])

const part = parts.get(argv[2] ?? 'delivery')
if (!part) {
  console.error(`Usage: npm run bench -- [${[...parts.keys()].join('|')}]`)
  process.exit(2)
}
await part()
