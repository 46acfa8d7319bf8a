import { expect, test } from '@jest/globals'
import { joinSubjects, readConsultation } from './form'

/** 23:59 in Hanoi. */
const lateOnTheFifth = new Date('2026-12-05T16:59:00Z')

const closed = ['0', '2026-12-31/2027-01-02']

const typed = {
  fullName: ' Trần Thị  Lan ',
  phone: '+84 912 345 678',
  email: 'lan@cong-ty.example',
  address: '12 Lý Thường Kiệt, Hà Nội',
  content: 'Xin tư vấn về hợp đồng.\r\nCảm ơn.',
  consultDate: '12/05/2026',
  consultTime: '',
  subjects: ['ra-soat-hop-dong', 'tu-van-tai-chinh'],
  file: '',
}

test('typed values are normalised: phone, surrounding spaces, line breaks', () => {
  expect(readConsultation(typed, lateOnTheFifth, closed)).toEqual({
    consultation: {
      ...typed,
      fullName: 'Trần Thị  Lan',
      phone: '0912345678',
      content: 'Xin tư vấn về hợp đồng.\nCảm ơn.',
      consultDate: '2026-12-05',
    },
  })
})

test('invisible and full-width characters are cleaned, and halves of surrogate pairs replaced', () => {
  const pasted = {
    fullName: 'Lan\u200B 👩\u200D⚖️ \uD83D \uDE00 😀',
    phone: '0086 138 1234 5678',
    email: 'Lan <lan＠cong-ty.example\u200B>',
    consultDate: '\u200E12/05/2026',
  }
  expect(readConsultation({ ...typed, ...pasted }, lateOnTheFifth, closed)).toMatchObject({
    consultation: {
      fullName: 'Lan 👩\u200D⚖️ \uFFFD \uFFFD 😀',
      phone: '+8613812345678',
      email: 'lan@cong-ty.example',
      consultDate: '2026-12-05',
    },
  })
})

test.each([
  ['fullName', '  ', 'nameRequired'],
  ['fullName', '\u200B', 'nameRequired'],
  ['fullName', 'x'.repeat(201), 'tooLong'],
  ['phone', '0912abc', 'phoneDigits'],
  ['phone', '091234567890', 'phoneLong'],
  ['phone', '0912345678 / 0987654321', 'phoneTwo'],
  ['phone', '+86 138 1234 5678 9012', 'phoneForeign'],
  ['phone', '0'.repeat(100_000), 'phoneForeign'],
  ['email', 'lan@', 'emailInvalid'],
  ['address', '\n', 'addressRequired'],
  ['content', 'x'.repeat(10_001), 'tooLong'],
  ['consultDate', '02/31/2027', 'dateUnreal'],
  ['consultDate', 'ngày mai', 'dateFormat'],
  ['consultDate', '25/12/2026', 'dateFormat'],
  ['consultDate', '12/04/2026', 'datePast'],
  ['consultDate', '12/06/2026', 'dateClosed'],
  ['consultDate', '12/31/2026', 'dateClosed'],
  ['consultDate', '01/02/2027', 'dateClosed'],
  ['consultTime', '9', 'slotTaken'],
])('%s as %j is refused: %s', (field, value, error) => {
  expect(readConsultation({ ...typed, [field]: value }, lateOnTheFifth, closed)).toEqual({ errors: { [field]: error } })
})

test('a minute later, today is another day', () => {
  expect(readConsultation(typed, new Date('2026-12-05T17:00:00Z'), closed)).toEqual({
    errors: { consultDate: 'datePast' },
  })
})

test('an empty form has an error for every required field, and none for the services', () => {
  expect(readConsultation({}, lateOnTheFifth, closed)).toEqual({
    errors: {
      fullName: 'nameRequired',
      phone: 'phoneRequired',
      email: 'emailRequired',
      address: 'addressRequired',
      content: 'messageRequired',
      consultDate: 'dateRequired',
    },
  })
})

test('the services are sent as one line', () => {
  expect(joinSubjects(['a', 'b'])).toBe('a, b')
})

test('a time is taken as it is', () => {
  const read = readConsultation({ ...typed, consultTime: '09:00' }, lateOnTheFifth, closed)
  expect(read).toMatchObject({ consultation: { consultTime: '09:00' } })
})
