import { expect, test } from '@jest/globals'
import type { Language } from '../languages'
import { startingWith } from '../query-understanding/requirements'
import { understand } from '../query-understanding/understand'
import { queryWords } from '../search'
import type { Candidate } from './candidate'
import { rank } from './rank'

interface Given extends Partial<Omit<Candidate, 'text'>> {
  title: string
  /** What the text has: the phrase, the phrase with accents as typed, the words with accents as typed. */
  text?: readonly ('phrase' | 'typed phrase' | 'typed words' | 'not all words')[]
}

/** Candidates in their order for a query. */
function order(query: string, given: Given[], language: Language = 'vi'): (Given | undefined)[] {
  const required =
    understand(query, language).widened?.required ?? queryWords(query).map((each) => [startingWith([each])])
  const candidates = given.map(
    ({ text = [], ...each }, id): Candidate => ({
      lead: '',
      type: 'NEWS',
      createDate: Date.UTC(2026, 0, 1),
      ...each,
      id,
      text: {
        hasWords: !text.includes('not all words'),
        hasPhrase: text.includes('phrase'),
        hasTypedPhrase: text.includes('typed phrase'),
        hasTypedWords: text.includes('typed words'),
      },
    }),
  )
  return rank(candidates, { query, language, required }).ids.map((id) => given[id])
}

/** Every row is in the wanted order, and is given in the reverse one. */
test.each<[rule: string, query: string, wanted: Given[], language?: Language]>([
  [
    'title over lead over text',
    'dat coc',
    [
      { title: 'Đặt cọc' },
      { title: 'Mua nhà', lead: 'Về đặt cọc.' },
      { title: 'Bán nhà', text: ['phrase'] },
      { title: 'Nhà' },
    ],
  ],
  [
    'in one piece over near over scattered',
    'hop dong lao dong',
    [
      { title: 'Ký hợp đồng lao động mới' },
      { title: 'Lao động: ký hợp đồng' },
      { title: 'Lao công trong một công ty và hợp tác xã cùng đồng ý không hành động' },
    ],
  ],
  [
    'more pieces of the query in the text over fewer, and rare ones over common ones',
    'muc luong thu viec',
    [
      { title: 'A', pieces: [true, true, false], text: ['not all words'] },
      { title: 'B', pieces: [false, true, false], text: ['not all words'] },
      { title: 'C', pieces: [false, false, true], text: ['not all words'] },
      { title: 'D', pieces: [false, false, true], text: ['not all words'] },
      { title: 'E', pieces: [false, false, false], text: ['not all words'] },
    ],
  ],
  [
    'the phrase over its pieces, in texts',
    'muc luong thu viec',
    [
      { title: 'A', text: ['phrase'] },
      { title: 'B', pieces: [true, true, true] },
    ],
  ],
  [
    'in one piece in the text over scattered in the title',
    'luật doanh nghiệp',
    [
      { title: 'Điều lệ công ty', text: ['phrase', 'typed phrase', 'typed words'] },
      { title: 'Sinh viên luật tại doanh nghiệp', text: ['typed words'] },
    ],
  ],
  [
    'all words in the title, nearly in one piece, over a mention',
    'rà soát hợp đồng trước khi ký',
    [
      { title: 'Rà soát hợp đồng thương mại trước khi ký', text: ['typed words'] },
      { title: 'Tư vấn pháp lý', text: ['phrase', 'typed phrase', 'typed words'] },
    ],
  ],
  [
    'what has all words over what lacks one',
    'luat doanh nghiep 2020',
    [
      { title: 'Luật Doanh nghiệp' },
      { title: 'Luật Doanh nghiệp', text: ['not all words'], createDate: Date.UTC(2026, 1, 1) },
    ],
  ],
  [
    'most words in the title over all words scattered in a text',
    'xin thuc tap',
    [{ title: 'Thực tập cho sinh viên', text: ['not all words'] }, { title: 'Đàm phán' }],
  ],
  [
    'a title that is about little else',
    'cong ty',
    [
      { title: 'Lập công ty: chọn loại hình nào cho việc kinh doanh' },
      { title: 'Sở hữu trí tuệ trong công ty nhỏ', createDate: Date.UTC(2026, 1, 1) },
    ],
  ],
  [
    'without the words of a question',
    'công ty là gì',
    [{ title: 'Công ty' }, { title: 'Hỏi công việc: là gì, ty giá', text: ['typed words'] }],
  ],
  [
    'the full text of an abbreviation with a word that it has twice',
    'luật thuế GTGT',
    [
      { title: 'Luật Thuế giá trị gia tăng mới', text: ['typed words'] },
      { title: 'Hoàn thuế GTGT', lead: 'Theo luật thuế GTGT.', text: ['typed words'] },
    ],
  ],
  [
    'the section of courses for a query that wants to learn',
    'học môi giới',
    [{ title: 'Khóa môi giới', type: 'TRAINING' }, { title: 'Bế giảng khóa học môi giới' }],
  ],
  [
    'accents as typed over others',
    'chung cư',
    [
      { title: 'Nhà chung cư', text: ['phrase', 'typed phrase', 'typed words'] },
      { title: 'Phí bảo trì', text: ['phrase', 'typed phrase', 'typed words'] },
      { title: 'Giá trị chứng cứ', text: ['phrase', 'typed words'] },
      { title: 'Chứng cứ', text: ['phrase'], createDate: Date.UTC(2020, 0, 1) },
    ],
  ],
  [
    'accents as typed, wherever the tone is placed',
    'hoà giải',
    [
      { title: 'Hòa giải', text: ['typed words'] },
      { title: 'Hóa giải', createDate: Date.UTC(2026, 1, 1) },
    ],
  ],
  [
    'a title that begins with the phrase over others',
    'trọng tài',
    [{ title: 'Trọng tài trong thực tiễn' }, { title: 'Ký kết về trọng tài', createDate: Date.UTC(2026, 6, 1) }],
  ],
  [
    'rarer words more',
    'thue nha',
    [
      { title: 'Nhà', createDate: Date.UTC(2025, 0, 1) },
      { title: 'Thuế đất' },
      { title: 'Thuế xe' },
      { title: 'Thuế mới' },
    ],
  ],
  [
    'newer a little',
    'thuế',
    [
      { title: 'Thuế', createDate: Date.UTC(2026, 0, 1) },
      { title: 'Thuế', createDate: Date.UTC(2025, 0, 1) },
      { title: 'Phí', createDate: Date.UTC(2026, 6, 1) },
    ],
  ],
  [
    'of equal titles the kind of page that was typed',
    'khóa học môi giới',
    [
      { title: 'Khóa học môi giới', type: 'TRAINING', createDate: Date.UTC(2020, 0, 1) },
      { title: 'Khóa học môi giới', createDate: Date.UTC(2026, 6, 1) },
    ],
  ],
  [
    'the kind of page that was typed, although its title does not say so',
    'khóa học môi giới',
    [
      { title: 'Khóa môi giới', type: 'TRAINING', text: ['typed words'] },
      { title: 'Bế giảng khóa học môi giới', text: ['typed words'], createDate: Date.UTC(2026, 6, 1) },
    ],
  ],
  [
    'the parts of a long query in one piece over others',
    'luật bảo vệ dữ liệu cá nhân số 91',
    [
      { title: 'Luật Bảo vệ dữ liệu cá nhân có hiệu lực', text: ['phrase', 'typed phrase', 'typed words'] },
      { title: 'Khóa cán bộ bảo vệ dữ liệu cá nhân: từ luật', text: ['phrase', 'typed phrase', 'typed words'] },
      { title: 'Tín dụng ngân hàng', text: ['typed words'] },
    ],
  ],
  [
    'words as typed over what may stand for them',
    'gia tri gia tang',
    [
      { title: 'Thuế giá trị gia tăng', createDate: Date.UTC(2026, 0, 1) },
      { title: 'Thuế GTGT', createDate: Date.UTC(2026, 0, 2) },
    ],
  ],
  ['the full text of an abbreviation', 'luật dn', [{ title: 'Luật Doanh nghiệp' }, { title: 'Luật về danh nghĩa' }]],
  [
    'other forms of a word',
    'e-invoices',
    [{ title: 'E-invoice week' }, { title: 'E-mail with invoices' }, { title: 'Contract review' }],
    'en',
  ],
  [
    'words of English that only link others',
    'setting up a company',
    [{ title: 'Company: setting up' }, { title: 'Setting a company apart', lead: 'Up' }],
    'en',
  ],
  [
    'words of Chinese over pairs of two words',
    '电子合同证据',
    [{ title: '电子合同上法庭：证据效力' }, { title: '商事仲裁：电子文件' }],
    'zh',
  ],
  ['Chinese in one piece', '个人信息', [{ title: '个人信息保护' }, { title: '信息与个人' }], 'zh'],
])('%s: %s', (_, query, wanted, language = 'vi') => {
  expect(order(query, wanted.toReversed(), language)).toEqual(wanted)
})

test('equals come newest first, then by their ids', () => {
  const candidate = {
    title: 'Thuế',
    lead: '',
    type: 'NEWS',
    text: { hasWords: true, hasPhrase: true, hasTypedPhrase: true, hasTypedWords: true },
  } as const
  const given = [3, 1, 2].map((id) => ({ ...candidate, id, createDate: 0 }))
  const sought = { query: 'thue', language: 'vi', required: [[startingWith(['thue'])]] } as const
  expect(rank(given, { ...sought, required: [[startingWith(['thue'])]] }).ids).toEqual([3, 2, 1])
  expect(rank([], { ...sought, required: [] }).ids).toEqual([])
})
