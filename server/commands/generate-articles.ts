import { generateArticles } from '@/lib/backend/embedded/articles/generate-articles'

/**
 * `npm run articles:generate -- COUNT`: fills a database with generated articles, to test the site with many of them.
 */
const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) {
  console.error('Usage: npm run articles:generate -- COUNT')
  process.exit(2)
}

await generateArticles(count)
console.log(`${count} articles generated`)
process.exit(0)
