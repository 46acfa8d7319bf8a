import { flood } from '@/e2e/flood'
const [url = ''] = process.argv.slice(2)
await flood(url, 18_760, (n) => `/x-${n}`, 404)
await flood(url, 1500, (n) => `/tin-tuc/y-${n}`, 404)
await flood(url, 6975, (n) => `/tin-tuc?x=${n}`, 200)
await flood(url, 554, (n) => `/tim-kiem?q=luat+${n}`, 200)
process.exit(0)
