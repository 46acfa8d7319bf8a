import { expect, test } from '@jest/globals'
import { consultationCalendar, type ConsultationEvent } from './consultation-event'

const event: ConsultationEvent = {
  reference: 'ILC-7K2M4QXR',
  language: 'zh',
  day: '2026-12-31',
  stamp: new Date('2026-11-22T03:04:05Z'),
  title:
    'Tư vấn tại Viện Khoa học Pháp lý và Phát triển Doanh nghiệp, 法律科学与企业发展研究院法律科学与企业发展研究院; \\',
  text: 'một\nhai, ba',
  place: '河内市还剑坊登书街24号',
  organiser: { name: '法律科学与企业发展研究院 "ILC"', email: 'lienhe@ilc.example' },
}

const unfolded = (calendar: string) => calendar.replace(/\r\n /g, '').split('\r\n')

test('the event lasts one whole day, is tentative and published, and keeps its id', () => {
  expect(unfolded(consultationCalendar(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ILC//Website//ZH',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:ILC-7K2M4QXR@ilc',
    'SEQUENCE:0',
    'DTSTAMP:20261122T030405Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
    'SUMMARY:Tư vấn tại Viện Khoa học Pháp lý và Phát triển Doanh nghiệp\\, 法律科学与企业发展研究院法律科学与企业发展研究院\\; \\\\',
    'LOCATION:河内市还剑坊登书街24号',
    'DESCRIPTION:một\\nhai\\, ba',
    `ORGANIZER;CN="法律科学与企业发展研究院 ^'ILC^'":mailto:lienhe@ilc.example`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['2026-12-31', { start: '09:00', end: '09:30' }, ['20261231T020000Z', '20261231T023000Z']],
  ['2027-01-01', { start: '06:30', end: '07:30' }, ['20261231T233000Z', '20270101T003000Z']],
])('on %s from %j on it has these times', (day, times, expected) => {
  const lines = unfolded(consultationCalendar({ ...event, day, times }))
  expect(lines.filter((line) => line.startsWith('DT'))).toEqual([
    'DTSTAMP:20261122T030405Z',
    `DTSTART:${expected[0]}`,
    `DTEND:${expected[1]}`,
  ])
  expect(lines.join()).not.toContain('ALLDAYEVENT:TRUE')
})

test('lines are folded at 75 octets, never inside a character, and end with CR LF', () => {
  const bytes = Buffer.from(consultationCalendar({ ...event, text: 'Đỗ Thị Ngọc Ánh 法律'.repeat(40) }))
  const lines = bytes
    .toString('latin1')
    .split('\r\n')
    .map((line) => Buffer.from(line, 'latin1'))
  expect(lines.length).toBeGreaterThan(30)
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(75)
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(line)).not.toThrow()
    expect(line.toString()).not.toMatch(/[\r\n]/)
  }
})
