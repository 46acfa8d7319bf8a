import type { NewReservation } from '@/lib/backend/model'

export const newReservation: NewReservation = {
  fullName: 'Lan',
  phone: '0912',
  email: 'lan@mail.example',
  address: 'Hà Nội',
  subject: '',
  content: 'Hỏi',
  consultDate: '2026-12-01',
  consultTime: '',
  correctionKey: '',
  file: '',
  language: 'vi',
  privacyVersion: '',
  suspicions: [],
  askedAt: new Date('2026-11-23T00:00:00Z'),
}
