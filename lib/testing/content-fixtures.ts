import type { Article, Member } from '@/lib/backend/model'
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
