import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { firstMigration } from '../database/schema-version'

/** A migration holds up the site for a moment only, and the program of before goes on with the tables after it. */

/** Tables that may have many rows. */
const large =
  'articles|_articles_v|article_search|interacted_articles|consultation_requests|media|documents|users|prepared_articles|article_views|article_citations|picture_uses|former_addresses|activities'

const named = (table: string) => String.raw`(?:ONLY\s+)?[\x60"\\]*(?:${table})\b[\x60"\\]*`

interface Rule {
  what: string
  pattern: RegExp
  /** The one kind of database that it is for. */
  only?: 'postgres'
}

/** What a migration must not do, and what to do instead (docs/development.md, "Changing collections"). */
const rules: readonly Rule[] = [
  {
    what: 'rewrites a large table: let a backfill do it',
    pattern: new RegExp(String.raw`\b(?:UPDATE ${named(large)}(?:\s+(?:AS\s+)?\w+)?\s+SET|DELETE FROM ${named(large)})`, 'i'),
  },
  {
    what: 'fills a large table from another: let a backfill do it',
    pattern: new RegExp(String.raw`INSERT INTO ${named(large)}\s*\([^)]*\)\s*SELECT`, 'i'),
  },
  { what: 'makes a table anew', pattern: new RegExp(String.raw`ALTER TABLE ${named('__new_\\w+')} RENAME TO`, 'i') },
  {
    what: 'takes away what the program of before uses: drop it in the release after',
    pattern: /\bDROP (?:COLUMN|TABLE|INDEX)|\bRENAME (?:COLUMN|TO)\b|\bSET NOT NULL\b/i,
  },
  {
    what: 'makes an index of a large table: list it in database/concurrent-indexes.ts',
    pattern: new RegExp(
      String.raw`CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?(?:[\w"]+\s+)?ON ${named(large)}`,
      'i',
    ),
    only: 'postgres',
  },
]

/** Migrations that may break a rule, with the reason: what they change has few rows, for example. */
const allowed: Record<string, string> = {}

const names = ['sqlite', 'postgres'].flatMap((kind) =>
  readdirSync(path.join(import.meta.dirname, kind))
    .filter((file) => /^\d.*\.ts$/.test(file) && !file.startsWith(firstMigration))
    .map((file) => `${kind}/${path.parse(file).name}`),
)

/** The text of what a migration does going forward. */
function upOf(name: string): string {
  const text = readFileSync(path.join(import.meta.dirname, `${name}.ts`), 'utf8')
  return text.slice(0, text.indexOf('export async function down'))
}

const brokenBy = (text: string, isPostgres = true) =>
  rules.filter(({ pattern, only }) => pattern.test(text) && (isPostgres || !only)).map(({ what }) => what)

test.each(['sqlite', 'postgres'])('the folder %s has migrations only: `npm run migrate:create` lists every file', (kind) => {
  const files = readdirSync(path.join(import.meta.dirname, kind))
  expect(files.filter((file) => file !== 'index.ts' && !/^\d{8}_\d{6}_\w+\.(?:ts|json)$/.test(file))).toEqual([])
})

test('no migration holds up the site, or takes away what the program of before uses', () => {
  const broken = names.filter((name) => !(name in allowed)).map((name) => [
    name,
    brokenBy(upOf(name), name.startsWith('postgres/')),
  ])
  expect(broken.filter(([, what]) => what?.length !== 0)).toEqual([])
})

test.each([
  ['UPDATE articles SET title_folded = NULL;', true],
  ['UPDATE `articles` SET `views` = 0', true],
  ['DELETE FROM "media" WHERE id = 1', true],
  ["INSERT INTO article_search(rowid, words) SELECT id, words FROM articles", true],
  ['ALTER TABLE `__new_staff` RENAME TO `staff`', true],
  ['ALTER TABLE "staff" DROP COLUMN "lock_until"', true],
  ['ALTER TABLE staff ALTER COLUMN name SET NOT NULL', true],
  ['CREATE INDEX "articles_words_idx" ON "articles" USING gin ("words")', true],
  ['ALTER TABLE "articles" ADD COLUMN "revision" varchar', false],
  ['CREATE INDEX IF NOT EXISTS media_words_idx\n ON media\n USING gin (words gin_trgm_ops)', true],
  ['CREATE UNIQUE INDEX IF NOT EXISTS "users_gmail_idx" ON ONLY "users" ("gmail")', true],
  ['CREATE INDEX ON _articles_v (version_title)', true],
  ['CREATE INDEX articles_rels_order_idx ON articles_rels ("order")', false],
  ['UPDATE ONLY articles a SET views = 0', true],
  ['UPDATE site_record SET revision = 0', false],
])('%s: %s', (statement, isBroken) => {
  expect(brokenBy(statement).length > 0).toBe(isBroken)
})

test('SQLite makes an index of a large table fast enough for a migration', () => {
  expect(brokenBy('CREATE INDEX `articles_listed_idx` ON `articles` (`language`)', false)).toEqual([])
})
