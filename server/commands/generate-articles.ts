import { fail } from '../fail'

/**
 * `npm run articles:generate -- COUNT`: fills a database with generated articles, to test the site with many of them.
 */
const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) {
  console.error('Usage: npm run articles:generate -- COUNT')
  process.exit(2)
}

try {
  // Only now: what uses the database takes settings when it is loaded, and wrong ones are to be reported.
  const { generateArticles } = await import('@/lib/backend/embedded/articles/generate-articles')
  await generateArticles(count)
  console.log(`${count} articles generated`)
  process.exit(0)
} catch (error) {
  fail(error)
}
