import type { ArticleSummary, Member } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { toRating } from '@/lib/domain/ratings'

const article = (language: Language, changes: Partial<ArticleSummary>): ArticleSummary => ({
  id: 'vi-du',
  title: 'Luật Doanh nghiệp sửa đổi: năm điểm giám đốc cần biết',
  summary: 'Năm thay đổi có hiệu lực từ đầu năm, và việc doanh nghiệp nhỏ nên làm trong tháng này.',
  previewImage: undefined,
  createDate: new Date('2026-03-14T01:30:00Z'),
  updatedDate: undefined,
  language,
  translationKey: 'vi-du',
  views: 0,
  type: 'NEWS',
  rating: toRating([]),
  ...changes,
})

export const articleExamples = (language: Language): Record<string, ArticleSummary> => ({
  ordinary: article(language, {}),
  rated: article(language, { id: 'duoc-danh-gia', rating: toRating(['5', '4', '4']) }),
  'without title, summary and picture': article(language, { id: 'trong', title: '', summary: '' }),
  'longest title': article(language, {
    id: 'dai',
    title:
      'Hướng dẫn doanh nghiệp nhỏ và vừa chuẩn bị hồ sơ vay vốn ưu đãi cho dự án chuyển đổi số và sản xuất xanh trong giai đoạn mới',
  }),
})

const member = (language: Language, changes: Partial<Member>): Member => ({
  id: 'nguyen-van-a',
  fullName: 'Nguyễn Văn An',
  name: 'An',
  email: 'an@ilc.example',
  phone: '0900000001',
  photo: undefined,
  description: 'Hai mươi năm tư vấn cho doanh nghiệp gia đình.',
  penName: 'DOCTORATE, LAWYER',
  posts: [{ role: 'PRESIDENT', department: 'BOARD_OF_DIRECTORS' }],
  translationKey: 'nguyen-van-a',
  updatedDate: undefined,
  language,
  isShow: true,
  memberDetails: [],
  ...changes,
})

export const memberExamples = (language: Language): Record<string, Member> => ({
  ordinary: member(language, {}),
  'without role, title and contacts': member(language, {
    id: 'trong',
    posts: [],
    penName: '',
    email: '',
    phone: '',
    description: '',
  }),
  'longest name': member(language, {
    id: 'dai',
    fullName: 'Công Tằng Tôn Nữ Hoàng Phương Bảo Khánh Linh',
    penName: 'ASSOCIATE, DOCTORATE, LAWYER, ARBITRATOR',
  }),
})

export const pageExamples = { first: [1, 3], middle: [5, 12], last: [3, 3] } as const

const comment = {
  fullName: 'Trần Thị Lan',
  avatar: undefined,
  value: 'Bài viết rất rõ, cảm ơn Viện.',
  createdDate: new Date('2026-10-14T03:00:00Z'),
  isEdited: false,
  isHeld: false,
  official: '',
}

export const commentExamples: Record<string, typeof comment> = {
  ordinary: comment,
  edited: { ...comment, isEdited: true },
  'waiting for staff': { ...comment, isHeld: true },
  'by the institute': { ...comment, fullName: 'Viện ILC', official: 'Phản hồi chính thức' },
  'without a name': { ...comment, fullName: '' },
  'longest word': { ...comment, value: 'x'.repeat(200) },
  'from right to left': { ...comment, fullName: 'مريم', value: 'شكرا على المقال ILC.' },
}
