import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { confirmation, greetingName, staffNotice, type ConsultationRequest } from './consultation-mails'
import { sampleInstitute, sampleRequest } from '@/lib/testing/mail-fixtures'
import type { Mail } from './mail'

const studioUrl = 'https://ilc.example/admin/collections/consultation-requests/42'

const confirm = (changes: Partial<ConsultationRequest> = {}) =>
  confirmation({ ...sampleRequest, ...changes }, sampleInstitute)
const notify = (changes: Partial<ConsultationRequest> = {}) =>
  staffNotice({ ...sampleRequest, ...changes }, sampleInstitute, studioUrl)

const partsOf = ({ subject, text, html, calendar = '' }: Mail) => [subject, text, html, calendar.replace(/\r\n /g, '')]

const wordsOf = (html: string) => (new JSDOM(html).window.document.body.textContent ?? '').replace(/\s+/g, ' ').trim()

describe("the visitor's mail", () => {
  test('in Vietnamese', () => {
    const mail = confirm()
    expect(mail).toMatchObject({
      to: 'an@mail.example',
      replyTo: 'lienhe@ilc.example',
      language: 'vi',
      subject: 'ILC đã nhận yêu cầu tư vấn ILC-7K2M4QXR',
    })
    expect(mail.text).toBe(`Kính gửi Nguyễn Văn An,

Viện Khoa học Pháp lý và Phát triển Doanh nghiệp đã nhận được yêu cầu tư vấn của Quý vị.

Mã yêu cầu: ILC-7K2M4QXR
Ngày nhận: Chủ Nhật, ngày 22 tháng 11 năm 2026
Ngày Quý vị mong muốn: Thứ Sáu, ngày 25 tháng 12 năm 2026
Tệp gửi kèm: đã nhận

Cán bộ của Viện sẽ liên hệ với Quý vị trong giờ làm việc (Thứ Hai – Thứ Bảy, 08:00 đến 17:00) để xác nhận ngày hẹn. Cho đến lúc đó, ngày trên và lịch đính kèm chỉ là dự kiến.

Quý vị cần trao đổi thêm, xin trả lời thư này hoặc liên hệ theo thông tin dưới đây và nêu mã yêu cầu ILC-7K2M4QXR.

Nếu muốn Viện xóa thông tin đã gửi, Quý vị chỉ cần viết tới lienhe@ilc.example và nêu mã yêu cầu.

Nếu Quý vị không gửi yêu cầu này, xin bỏ qua thư: có lẽ ai đó đã nhập nhầm địa chỉ.

Viện Khoa học Pháp lý và Phát triển Doanh nghiệp

Đường dây nóng: 0900 000 100, 0900 000 199
Email: lienhe@ilc.example
Địa chỉ: Số 24 phố Đăng Thư, phường Hoàn Kiếm, Hà Nội
`)
  })

  test.each([
    [
      'en',
      [
        'ILC has received your request ILC-7K2M4QXR',
        'Dear Nguyễn Văn An,',
        'The day you asked for: Friday, 12/25/2026',
      ],
      ['SUMMARY:Consultation at ILC (to be confirmed)\r\n', 'LOCATION:24 Dang Thu Street'],
    ],
    [
      'zh',
      ['ILC 已收到您的咨询申请 ILC-7K2M4QXR', '尊敬的Nguyễn Văn An：', '您希望的日期：2026年12月25日 星期五'],
      ['SUMMARY:ILC 咨询（待确认）\r\n', 'LOCATION:河内市还剑坊登书街24号'],
    ],
  ] as const)('in %s', (language, [subject, ...words], lines) => {
    const [sent, text, , calendar] = partsOf(confirm({ language }))
    expect(sent).toBe(subject)
    for (const written of words) expect(text).toContain(written)
    const times = ['DTSTART;VALUE=DATE:20261225\r\nDTEND;VALUE=DATE:20261226\r\n', 'DTSTAMP:20261122T030405Z\r\n']
    for (const line of [...lines, ...times]) expect(calendar).toContain(line)
  })

  test.each(['vi', 'en', 'zh'] as const)('contains no other typed value (%s)', (language) => {
    const typed = {
      fullName: 'Mua ngay tại spam.example',
      phone: '0999888777',
      address: 'ADDRESS',
      subjects: ['SUBJECT'],
      content: 'CONTENT',
    }
    for (const part of partsOf(confirm({ language, ...typed }))) {
      for (const value of ['spam', 'Mua ngay', '0999888777', 'ADDRESS', 'SUBJECT', 'CONTENT', 'an@mail.example'])
        expect(part).not.toContain(value)
    }
  })

  test('a name that does not look like one is left out of the greeting', () => {
    expect(confirm({ fullName: 'spam.example' }).text).toMatch(/^Kính gửi Quý vị,\n/)
  })

  test.each([
    ['vi', '09:00–09:30, Thứ Sáu, ngày 25 tháng 12 năm 2026 (giờ Hà Nội, UTC+7)', 'Giờ trên được giữ cho Quý vị.'],
    ['en', 'Friday, 12/25/2026, 09:00–09:30 (Hanoi time, UTC+7)', 'The time above is kept for you.'],
    ['zh', '2026年12月25日 星期五 09:00–09:30（河内时间，UTC+7）', '上述时间已为您保留。'],
  ] as const)('with the chosen time, in %s', (language, when, kept) => {
    const chosen = { language, consultTimes: { start: '09:00', end: '09:30' } }
    const { text, html, calendar } = confirm(chosen)
    for (const words of [when, kept])
      expect([text, wordsOf(html)]).toEqual([0, 1].map(() => expect.stringContaining(words)))
    expect(calendar).toContain('DTSTART:20261225T020000Z\r\nDTEND:20261225T023000Z\r\n')
    expect(notify(chosen).text).toContain('Ngày hẹn: 09:00–09:30, Thứ Sáu, ngày 25 tháng 12 năm 2026')
  })

  test('without a day there is no calendar file, and the text does not mention one', () => {
    const mail = confirm({ consultDate: undefined, hasFile: false })
    expect(mail).not.toHaveProperty('calendar')
    expect(mail.text).not.toMatch(/lịch đính kèm|mong muốn|Tệp/)
    expect(mail.text).toContain('để xác nhận.')
  })

  test('without hotlines there is no empty line for them', () => {
    for (const part of partsOf(confirmation(sampleRequest, { ...sampleInstitute, hotlines: [] })))
      expect(part).not.toContain('Đường dây nóng')
  })
})

describe("the staff's mail", () => {
  test('contains everything that was asked, in Vietnamese', () => {
    const mail = notify({ language: 'zh' })
    expect(mail).toMatchObject({
      to: 'lienhe@ilc.example',
      replyTo: 'an@mail.example',
      language: 'vi',
      subject: 'Yêu cầu tư vấn ILC-7K2M4QXR: Nguyễn Văn An',
    })
    expect(mail).not.toHaveProperty('calendar')
    expect(mail.text).toBe(`Có một yêu cầu tư vấn mới từ trang web của Viện.

Mã yêu cầu: ILC-7K2M4QXR
Nhận lúc: 10:04, Chủ Nhật, ngày 22 tháng 11 năm 2026
Họ và tên: Nguyễn Văn An
Số điện thoại: 0912345678
Email: an@mail.example
Địa chỉ: Số 1 phố Huế, Hà Nội
Ngày hẹn: Thứ Sáu, ngày 25 tháng 12 năm 2026
Dịch vụ và khóa học quan tâm: Tư vấn pháp lý; Đào tạo & quản trị
Tệp gửi kèm: có một tệp; tệp chỉ mở được trong trang quản trị
Ngôn ngữ tư vấn: 中文

Nội dung:

> Công ty tôi cần tư vấn <gấp>.
>
> Xem https://evil.example nhé.

Mở yêu cầu trong trang quản trị:
${studioUrl}

Trả lời thư này là trả lời thẳng cho người gửi yêu cầu.
`)
  })

  test('states which values were not given', () => {
    const { text } = notify({ consultDate: undefined, subjects: [], hasFile: false })
    expect(text).toContain('Ngày hẹn: không chọn\nDịch vụ và khóa học quan tâm: không chọn\nTệp gửi kèm: không có\n')
  })

  test('marks a request that looks like spam', () => {
    const { subject, text } = notify({ isSuspicious: true })
    expect(subject).toBe('[Nghi thư rác] Yêu cầu tư vấn ILC-7K2M4QXR: Nguyễn Văn An')
    expect(text).toContain('có dấu hiệu là thư rác')
    expect(notify().text).not.toContain('thư rác')
  })

  test('line breaks in a name or an address cannot add a header', () => {
    const mail = notify({
      fullName: 'A\r\nBcc: x@y',
      address: 'phố Huế\nTệp gửi kèm: không có',
      content: 'một\u2028Mã yêu cầu: giả',
      email: 'x@y\r\nBcc: z',
    })
    expect(mail.replyTo).toBe('x@y Bcc: z')
    expect(mail.subject).toBe('Yêu cầu tư vấn ILC-7K2M4QXR: A Bcc: x@y')
    expect(mail.text.match(/^Tệp gửi kèm:/gm)).toHaveLength(1)
    expect(mail.text.match(/^Bcc/gm)).toBeNull()
    expect(mail.text).toContain('\n> một\n> Mã yêu cầu: giả\n')
  })

  test('a long name is shortened in the subject', () => {
    expect(notify({ fullName: 'Ă'.repeat(200) }).subject).toBe(`Yêu cầu tư vấn ILC-7K2M4QXR: ${'Ă'.repeat(80)}…`)
  })
})

describe('the HTML version', () => {
  test.each([
    ['vi', 'vi'],
    ['en', 'en'],
    ['zh', 'zh-Hans'],
  ] as const)('has the same text in %s, and declares that language', (language, lang) => {
    const { html, text, subject } = confirm({ language })
    const { document } = new JSDOM(html).window
    expect(document.documentElement.lang).toBe(lang)
    expect(document.title).toBe(subject)
    expect(wordsOf(html)).toBe(text.replace(/\s+/g, ' ').trim())
  })

  test('shows typed text as text, and loads nothing', () => {
    const { html } = notify({
      fullName: '<img src=x onerror=alert(1)>',
      content: '<script>1</script>\n" onclick="x',
      address: '&amp;',
    })
    const { document } = new JSDOM(html).window
    expect(document.querySelectorAll('img, script, link, iframe, style, [src], [background]')).toHaveLength(0)
    expect([...document.querySelectorAll('a')].map(({ href }) => href)).toEqual([studioUrl])
    expect(document.querySelectorAll('blockquote br')).toHaveLength(1)
    expect(wordsOf(html)).toContain('<img src=x onerror=alert(1)>')
    expect(wordsOf(html)).toContain('<script>1</script> " onclick="x')
    expect(wordsOf(html)).toContain('Địa chỉ: &amp;')
    expect(html).not.toMatch(/url\(/)
  })
})

test.each([
  ['Nguyễn Văn An', 'Nguyễn Văn An'],
  ['  Trần  Thị   Bích Ngọc ', 'Trần Thị Bích Ngọc'],
  ['Nguyễn Văn An'.normalize('NFD'), 'Nguyễn Văn An'],
  ['黎国兴', '黎国兴'],
  ['卡尔·马克思', '卡尔·马克思'],
  ['J. R. O’Neill-Trần', 'J. R. O’Neill-Trần'],
  ["D'Arcy, Công ty A & B 24", "D'Arcy, Công ty A & B 24"],
  ['ＡＮＮＡ', 'ANNA'],
  ['a'.repeat(80), 'a'.repeat(80)],
])('%j is greeted as %j', (typed, name) => {
  expect(greetingName(typed)).toBe(name)
})

test.each([
  '',
  'a'.repeat(81),
  'Gọi ngay 0900000100',
  'Tặng ٣٤٥ vé',
  'Xem tại evil.vn nhé',
  'пример.рф',
  'ｅｖｉｌ．ｖｎ',
  'TS.Nguyễn Văn An',
  'WWW',
  'evil／vn',
  'an@evil',
  'an＠evil',
  'An: bạn trúng thưởng',
  'A\r\nBcc: x@y',
  'An\tBình',
  'An\u2028Bình',
  'An\u202EBình',
  'An\u200BBình',
  'A\u0300\u0301\u0302\u0303\u0304n',
  '😀 An',
])('%j is not a name', (typed) => {
  expect(greetingName(typed)).toBeUndefined()
})
