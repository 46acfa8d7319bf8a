import { foldedText } from '../search/folded-text'
import { continueIds, filling, nextId, type Bulk } from './bulk'
import type { Sizes } from './sizes'

/**
 * How uneven the comments are: an article's place among the most read is this power of a random number. At 2.3 the
 * most read of 97,000 articles gets some 7,000 of a million, the tenth 800, half of all articles fewer than five.
 */
const unevenness = 2.3

const texts = [
  'Bài viết rất hữu ích, cảm ơn Viện.',
  'Tôi đã gặp đúng trường hợp này năm ngoái.',
  'Xin hỏi quy định này áp dụng từ ngày nào?',
  'Doanh nghiệp nhỏ nên làm gì trước tiên?',
  'Mong Viện có bài phân tích sâu hơn về thuế.',
  'Very helpful, thank you.',
  '请问这一规定何时生效？',
  'Theo tôi nên hỏi thêm ý kiến của luật sư trước khi ký hợp đồng với bên thuê nhà xưởng.',
]

/** SQL for the text of a comment `i`, one of `these`. */
const textOf = (these: readonly string[]) =>
  `(ARRAY[${these.map((text) => `'${text}'`).join(', ')}])[1 + i % ${these.length}] || ' (' || i || ')'`

/**
 * SQL for a time after `from`: the fraction `share` (0 to 1) of the period from there to the current hour, or of `days`
 * if that is shorter. Capped at the current hour instead, 92,000 comments had the same timestamp, and every list of the
 * newest sorted them all.
 */
const timeAfter = (from: string, share: string, days: number) =>
  `${from} + ${share} * least(interval '${days} days', greatest(interval '0', date_trunc('hour', now()) - ${from}))`

/** Adds people who sign in, their comments (three of ten are replies), and their ratings. */
export async function addComments(bulk: Bulk, { accounts, comments, ratings }: Sizes, firstArticle: number) {
  const firstAccount = await nextId(bulk, 'accounts')
  await filling(bulk, 'accounts', async () => {
    await bulk.query(
      `INSERT INTO accounts (id, full_name, email, provider, uid)
        SELECT $1 + i, 'Độc giả ' || i, 'reader' || i || '@example.org', 'google', 'scale-' || i
        FROM generate_series(0, $2 - 1) AS i`,
      [firstAccount, accounts],
    )
    await continueIds(bulk, 'accounts')
  })
  // The places of articles: multiplied by a prime, so that the most read ones are of all years.
  await bulk.query(
    `CREATE TEMPORARY TABLE places AS
      SELECT row_number() OVER (ORDER BY (id::bigint * 7919) % 1000003) AS place, id, create_date FROM articles
      WHERE id >= ${firstArticle} AND _status = 'published';
    ALTER TABLE places ADD PRIMARY KEY (place); ANALYZE places`,
  )
  const chosen = `1 + floor((SELECT count(*) FROM places) * power(random(), ${unevenness}))::bigint`
  const first = await nextId(bulk, 'interacted_articles')
  const heads = Math.round(comments * 0.7)
  const columns = `(id, article_id, type, value, words, full_name, account_id, user_name, state, open_reports, once_key,
    created_at, updated_at, reply_to_id)`
  const comment = `'COMMENT'::enum_interacted_articles_type, ${textOf(texts)}, ${textOf(texts.map((text) => foldedText(text)))},
    'Độc giả ' || account, ${firstAccount} + account, 'scale-' || account,
    CASE i % 200 WHEN 0 THEN 'HELD' WHEN 1 THEN 'SPAM' WHEN 2 THEN 'HIDDEN' ELSE 'SHOWN' END::enum_interacted_articles_state,
    CASE WHEN i % 5000 = 7 THEN 1 ELSE 0 END`
  await filling(bulk, 'interacted_articles', async () => {
    await bulk.query(
      `INSERT INTO interacted_articles ${columns}
        SELECT ${first} + i, id, ${comment}, 'scale:' || i, at, at, NULL
        FROM (SELECT i, places.id, floor(reader * ${accounts})::int AS account,
            ${timeAfter('create_date', 'elapsed * elapsed', 700)} AS at
          FROM (SELECT i, ${chosen} AS place, random() AS reader, random() AS elapsed
            FROM generate_series(0, ${heads - 1}) AS i) AS wanted
          JOIN places USING (place)) AS made`,
    )
    // A reply belongs to the first comment of a thread, which is drawn like an article: busy ones get more.
    await bulk.query(
      `INSERT INTO interacted_articles ${columns}
        SELECT ${first} + i, article_id, ${comment}, 'scale:' || i, at, at, head
        FROM (SELECT i, article_id, id AS head, floor(reader * ${accounts})::int AS account,
            ${timeAfter('created_at', 'elapsed', 20)} AS at
          FROM (SELECT i, ${first} + floor(${heads} * random())::int AS id, random() AS reader, random() AS elapsed
            FROM generate_series(${heads}, ${comments - 1}) AS i) AS wanted
          JOIN interacted_articles USING (id)) AS made`,
    )
    await bulk.query(
      `INSERT INTO interacted_articles ${columns}
        SELECT DISTINCT ON (once_key) ${first + comments} + i, id, 'RATE'::enum_interacted_articles_type, stars, stars,
          'Độc giả ' || account, ${firstAccount} + account, 'scale-' || account,
          'SHOWN'::enum_interacted_articles_state, 0, once_key, at, at, NULL::int
        FROM (SELECT i, id, account, stars, 'RATE:' || (${firstAccount} + account) || ':' || id AS once_key,
            ${timeAfter('create_date', 'elapsed', 700)} AS at
          FROM (SELECT i, ${chosen} AS place, floor(random() * ${accounts})::int AS account, random() AS elapsed,
              (ARRAY['5', '5', '5', '4', '4', '3', '1'])[1 + floor(random() * 7)::int] AS stars
            FROM generate_series(0, ${ratings - 1}) AS i) AS wanted
          JOIN places USING (place)) AS made
        ORDER BY once_key, i`,
    )
    await continueIds(bulk, 'interacted_articles')
  })
}
