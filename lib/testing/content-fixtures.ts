import type { Article, LegalTextWithState, Member } from '@/lib/backend/model'
import { toRating } from '@/lib/domain/ratings'

export const sampleArticle: Article = {
  id: 'luat-moi',
  title: 'Luật mới',
  summary: 'Tóm tắt',
  previewImage: undefined,
  createDate: new Date('2026-03-14T01:30:00Z'),
  updatedDate: undefined,
  language: 'vi',
  translationKey: 'luat-moi',
  views: 0,
  type: 'NEWS',
  rating: toRating([]),
  minutes: undefined,
  content: '<p>Nội dung</p>',
  comments: { items: [], page: 1, limit: 50, total: 0 },
  commentCount: 0,
  translations: [],
  authors: [],
  meta: { title: undefined, description: undefined, image: undefined },
}

export const sampleMember: Member = {
  id: 'nguyen-van-an',
  fullName: 'Nguyễn Văn An',
  name: '',
  email: '',
  phone: '',
  photo: undefined,
  description: '',
  penName: '',
  posts: [],
  language: 'vi',
  translationKey: 'nguyen-van-an',
  updatedDate: undefined,
  isShow: true,
  memberDetails: [],
}

export const sampleLaw: LegalTextWithState = {
  id: 'luat-59-2020-qh14',
  number: '59/2020/QH14',
  kind: 'LAW',
  title: { vi: 'Luật Doanh nghiệp', en: 'Law on Enterprises', zh: '企业法' },
  issuer: { vi: 'Quốc hội', en: 'National Assembly', zh: '国会' },
  issued: '2020-06-17',
  inForceFrom: '2021-01-01',
  expiredFrom: undefined,
  replacedBy: undefined,
  amendedBy: [],
  address: 'https://vbpl.vn/x',
  updatedDate: new Date('2026-03-20T01:30:00Z'),
  keys: [],
  day: '2026-03-20',
  state: 'inForce',
}
