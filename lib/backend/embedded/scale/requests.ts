import { continueIds, filling, nextId, type Bulk } from './bulk'
import type { Sizes } from './sizes'

/** Adds consultation requests of ten years, two lines of history each, and the mails that were sent of them. */
export async function addRequests(bulk: Bulk, { requests }: Sizes): Promise<void> {
  const first = await nextId(bulk, 'consultation_requests')
  const at = `date_trunc('hour', now()) - (${requests} - i) * interval '10 years' / ${requests}`
  await filling(bulk, 'consultation_requests', async () => {
    await bulk.query(
      `INSERT INTO consultation_requests (id, full_name, phone, gmail, address, subject, content, status, consult_date,
          reference, language, privacy_version, once_key, created_at, updated_at, suspicions)
        SELECT ${first} + i, 'Khách hàng ' || i, '09' || lpad((i % 90000000)::text, 8, '0'),
          'client' || i || '@example.org', 'Hà Nội',
          (ARRAY['Hợp đồng thuê nhà xưởng', 'Thành lập công ty', 'Tranh chấp lao động', 'Thuế thu nhập',
            'Sổ đỏ', 'Đầu tư nước ngoài', 'Ly hôn'])[1 + i % 7],
          'Tôi cần tư vấn về việc số ' || i || '. ' || repeat('Nội dung vụ việc được trình bày ở đây. ', 1 + i % 9),
          (CASE WHEN i > ${requests} - 300 THEN (ARRAY['PENDING', 'SCHEDULED', 'ANSWERED'])[1 + i % 3]
            WHEN i % 50 = 0 THEN 'SPAM' WHEN i % 3 = 0 THEN 'ANSWERED' ELSE 'CLOSED'
            END)::enum_consultation_requests_status,
          to_char(${at} + interval '3 days', 'YYYY-MM-DD'), 'S' || lpad(upper(to_hex(i)), 9, '0'),
          (ARRAY['vi', 'vi', 'vi', 'en', 'zh'])[1 + i % 5]::enum_consultation_requests_language, '2025-01-01',
          'scale-' || i, ${at}, ${at}, CASE WHEN i % 50 = 0 THEN 'links' END
        FROM generate_series(0, ${requests - 1}) AS i`,
    )
    await continueIds(bulk, 'consultation_requests')
  })
  await filling(bulk, 'consultation_requests_history', async () => {
    await bulk.query(
      `INSERT INTO consultation_requests_history (_order, _parent_id, id, at, what)
        SELECT line, id, '5ca1e' || line || lpad(to_hex(id), 18, '0'), created_at + line * interval '1 day', 'ANSWERED'
        FROM consultation_requests, generate_series(1, 2) AS line WHERE id >= ${first}`,
    )
  })
  await filling(bulk, 'mails', async () => {
    await bulk.query(
      `INSERT INTO mails (state, kind, request_id, "to", subject, text, language, ordered_at, attempts, next_attempt_at,
          sent_at, once_key, created_at, updated_at)
        SELECT 'SENT', kind::enum_mails_kind, id, gmail, subject, content, language::text::enum_mails_language,
          created_at, 1, created_at, created_at, 'scale-' || kind || id, created_at, created_at
        FROM consultation_requests, unnest(ARRAY['CONFIRMATION', 'STAFF_NOTICE']) AS kind WHERE id >= ${first}`,
    )
  })
}
