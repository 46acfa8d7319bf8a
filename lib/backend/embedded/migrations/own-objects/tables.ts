/** Tables that belong to no collection, with their indexes: the same statements for both kinds of database. */
export const ownTables: readonly string[] = [
  // Of the site.
  'CREATE TABLE content_versions (tag text PRIMARY KEY NOT NULL, version integer NOT NULL)',
  'CREATE TABLE installation (id text PRIMARY KEY NOT NULL)',
  // Of the content.
  'CREATE TABLE prepared_articles (article_id integer PRIMARY KEY NOT NULL, hash text NOT NULL, version integer NOT NULL, made text NOT NULL)',
  'CREATE TABLE picture_uses (picture_id integer NOT NULL, kind text NOT NULL, record_id integer NOT NULL, title text NOT NULL, title_folded text NOT NULL, in_trash integer NOT NULL, PRIMARY KEY (kind, record_id, picture_id))',
  'CREATE INDEX picture_uses_picture_idx ON picture_uses (picture_id)',
  'CREATE TABLE article_citations (article_id integer NOT NULL REFERENCES articles (id) ON DELETE CASCADE, cited text NOT NULL, number text, PRIMARY KEY (article_id, cited))',
  'CREATE INDEX article_citations_cited_idx ON article_citations (cited)',
  // Of visitors.
  'CREATE TABLE ended_sessions (id text PRIMARY KEY NOT NULL, expires text NOT NULL)',
  'CREATE TABLE consultation_slots (day text NOT NULL, starts text NOT NULL, seat integer NOT NULL, ends text NOT NULL, request_id integer NOT NULL UNIQUE REFERENCES consultation_requests (id) ON DELETE CASCADE, PRIMARY KEY (day, starts, seat))',
  // Of the statistics.
  'CREATE TABLE article_views (day text NOT NULL, article_id integer NOT NULL REFERENCES articles (id) ON DELETE CASCADE, views integer NOT NULL, PRIMARY KEY (day, article_id))',
  'CREATE INDEX article_views_article_idx ON article_views (article_id)',
  'CREATE TABLE empty_searches (day text NOT NULL, words text NOT NULL, searches integer NOT NULL, PRIMARY KEY (day, words))',
  'CREATE TABLE missing_addresses (day text NOT NULL, path text NOT NULL, requests integer NOT NULL, PRIMARY KEY (day, path))',
  'CREATE TABLE link_checks (article_id integer PRIMARY KEY NOT NULL REFERENCES articles (id) ON DELETE CASCADE, checked_at text NOT NULL)',
  'CREATE TABLE broken_links (article_id integer NOT NULL REFERENCES articles (id) ON DELETE CASCADE, address text NOT NULL, problem text NOT NULL, since text NOT NULL, seen text NOT NULL, days integer NOT NULL, PRIMARY KEY (article_id, address))',
  // Of the sign-in of staff.
  'CREATE TABLE sign_in_attempts (id text PRIMARY KEY NOT NULL, account text NOT NULL, tried integer NOT NULL, expires text NOT NULL)',
  'CREATE INDEX sign_in_attempts_account_idx ON sign_in_attempts (account)',
  'CREATE TABLE staff_second_factors (staff_id integer PRIMARY KEY NOT NULL, secret text NOT NULL, last_step integer NOT NULL, since text NOT NULL)',
  'CREATE TABLE staff_recovery_codes (staff_id integer NOT NULL, hash text NOT NULL, PRIMARY KEY (staff_id, hash))',
  'CREATE TABLE staff_verified_sessions (id text PRIMARY KEY NOT NULL, staff_id integer NOT NULL)',
  'CREATE TABLE staff_ended_sessions (id text PRIMARY KEY NOT NULL, ended_at text NOT NULL)',
]

/** Addresses are unique among records outside of the trash: their indexes, which Payload makes for all records. */
export const addressIndexes: readonly string[] = ['articles', 'members', 'ecosystems', 'legal_texts', 'videos', 'topics'].flatMap(
  (table) => [
    `DROP INDEX ${table}_slug_idx`,
    `CREATE UNIQUE INDEX ${table}_slug_idx ON ${table} (slug) WHERE deleted_at IS NULL`,
  ],
)

/** One public article a language in a group of translations. */
export const publicTranslationIndex = `CREATE UNIQUE INDEX articles_public_translation_idx
  ON articles (COALESCE(NULLIF(translation_key, ''), slug), language)
  WHERE _status = 'published' AND deleted_at IS NULL`
