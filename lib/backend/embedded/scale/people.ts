import { languages } from '@/lib/domain/languages'
import { foldedText } from '../search/folded-text'
import { articleAt, type Added } from './articles'
import { nthOf, randomAt, type Rows } from './rows'

const day = 24 * 60 * 60 * 1000
const now = Date.now()

const texts = ['Bài viết rất hữu ích, cảm ơn Viện.', 'Very helpful, thank you.', '请问这一规定何时生效？']

export async function addComments(rows: Rows, articles: Added): Promise<void> {
  const accounts = articles.count
  const [comments, ratings] = [accounts * 10, accounts * 3]
  const heads = comments * 0.7
  const firstAccount = await rows.nextId('accounts')
  await rows.add('accounts', accounts, (i) => ({
    id: firstAccount + i,
    full_name: `Độc giả ${i}`,
    email: `reader${i}@example.org`,
    provider: 'google',
    uid: `scale-${i}`,
  }))
  const first = await rows.nextId('interacted_articles')
  await rows.add('interacted_articles', comments + ratings, (i) => {
    const isRate = i >= comments
    const head = isRate || i < heads ? undefined : Math.floor(randomAt(i + 1) * heads)
    // The most read of 100,000 articles gets some 7,000 of a million comments, half of all fewer than five.
    const { id, created } = articleAt(articles, randomAt(head ?? i) ** 2.3)
    const at = new Date(created + Math.min(700 * day, now - created) * randomAt((head ?? i) * 3)).toISOString()
    const account = Math.floor(randomAt(i * 7 + 3) * accounts)
    const value = isRate ? String(5 - (i % 4)) : `${nthOf(texts, i)} (${i})`
    return {
      id: first + i,
      article_id: id,
      type: isRate ? 'RATE' : 'COMMENT',
      value,
      words: isRate ? value : foldedText(value),
      full_name: `Độc giả ${account}`,
      account_id: firstAccount + account,
      user_name: `scale-${account}`,
      state: isRate ? 'SHOWN' : (['HELD', 'SPAM', 'HIDDEN'][i % 200] ?? 'SHOWN'),
      once_key: `scale:${i}`,
      created_at: at,
      updated_at: at,
      reply_to_id: head === undefined ? null : first + head,
    }
  })
}

export async function addRequests(rows: Rows, count: number): Promise<void> {
  const first = await rows.nextId('consultation_requests')
  const requestOf = (i: number) => {
    const at = new Date(now - ((count - i) * 3652 * day) / count).toISOString()
    return {
      id: first + i,
      full_name: `Khách hàng ${i}`,
      phone: `09${String(i).padStart(8, '0')}`,
      gmail: `client${i}@example.org`,
      subject: `Hợp đồng ${i % 50}`,
      content: `Tôi cần tư vấn về việc số ${i}. Nội dung vụ việc được trình bày ở đây.`,
      status: i >= count - 300 ? 'PENDING' : nthOf(['CLOSED', 'ANSWERED', 'SPAM'], i),
      reference: `S${i.toString(36).toUpperCase().padStart(9, '0')}`,
      language: nthOf(languages, i),
      once_key: `scale-${i}`,
      created_at: at,
      updated_at: at,
    }
  }
  await rows.add('consultation_requests', count, requestOf)
  await rows.add('mails', count, (i) => {
    const { id, gmail, subject, content, language, created_at } = requestOf(i)
    const sent = { state: 'SENT', kind: 'CONFIRMATION', request_id: id, to: gmail, subject, text: content, language }
    const times = { ordered_at: created_at, next_attempt_at: created_at, sent_at: created_at, created_at }
    return { ...sent, ...times, once_key: `scale-${i}` }
  })
}
