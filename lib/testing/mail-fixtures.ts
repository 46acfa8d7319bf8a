import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import type { ConsultationRequest, Institute } from '@/lib/consultation/mail/consultation-mails'

export const sampleRequest: ConsultationRequest = {
  reference: 'ILC-7K2M4QXR',
  language: 'vi',
  fullName: 'Nguyễn Văn An',
  phone: '0912345678',
  email: 'an@mail.example',
  address: 'Số 1 phố Huế, Hà Nội',
  subjects: ['Tư vấn pháp lý', 'Đào tạo & quản trị'],
  content: 'Công ty tôi cần tư vấn <gấp>.\n\nXem https://evil.example nhé.',
  consultDate: '2026-12-25',
  hasFile: true,
  isSuspicious: false,
  receivedAt: new Date('2026-11-22T03:04:05Z'),
}

export const sampleInstitute: Institute = sampleSiteRecord().contact
