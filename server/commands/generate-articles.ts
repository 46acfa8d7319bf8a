import { generateArticles } from '@/lib/backend/embedded/articles/generate-articles'

/** `npm run articles:generate -- COUNT`: fills a database with invented articles, to see how the site bears many. */
const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) {
  console.error('Usage: npm run articles:generate -- COUNT')
  process.exit(2)
}

await generateArticles(count)
console.log(`${count} articles generated`)
process.exit(0)
