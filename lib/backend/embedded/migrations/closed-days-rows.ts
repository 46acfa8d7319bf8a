import { randomBytes } from 'node:crypto'

/** First day, last day, and the name in Vietnamese, English and Chinese. */
export type ClosedRow = [firstDay: string, lastDay: string, vi: string, en: string, zh: string]

/** The public holidays with which existing sites begin. */
const publicHolidays: ClosedRow[] = [
  ['2026-01-01', '2026-01-01', 'Tết Dương lịch', "New Year's Day", '元旦'],
  ['2026-02-16', '2026-02-20', 'Tết Nguyên đán', 'Lunar New Year (Tết)', '春节（越南新年）'],
  ['2026-04-26', '2026-04-26', 'Giỗ Tổ Hùng Vương', "Hung Kings' Festival", '雄王始祖忌日'],
  ['2026-04-30', '2026-05-01', 'Ngày Giải phóng miền Nam và Quốc tế Lao động', 'Reunification Day and Labour Day', '南方解放日与国际劳动节'],
  ['2026-09-01', '2026-09-02', 'Quốc khánh', 'National Day', '国庆节'],
  ['2027-01-01', '2027-01-01', 'Tết Dương lịch', "New Year's Day", '元旦'],
  ['2027-02-05', '2027-02-09', 'Tết Nguyên đán', 'Lunar New Year (Tết)', '春节（越南新年）'],
  ['2027-04-16', '2027-04-16', 'Giỗ Tổ Hùng Vương', "Hung Kings' Festival", '雄王始祖忌日'],
  ['2027-04-30', '2027-05-01', 'Ngày Giải phóng miền Nam và Quốc tế Lao động', 'Reunification Day and Labour Day', '南方解放日与国际劳动节'],
  ['2027-09-02', '2027-09-03', 'Quốc khánh', 'National Day', '国庆节'],
  ['2028-01-01', '2028-01-01', 'Tết Dương lịch', "New Year's Day", '元旦'],
  ['2028-01-25', '2028-01-29', 'Tết Nguyên đán', 'Lunar New Year (Tết)', '春节（越南新年）'],
  ['2028-04-04', '2028-04-04', 'Giỗ Tổ Hùng Vương', "Hung Kings' Festival", '雄王始祖忌日'],
  ['2028-04-30', '2028-05-01', 'Ngày Giải phóng miền Nam và Quốc tế Lao động', 'Reunification Day and Labour Day', '南方解放日与国际劳动节'],
  ['2028-09-01', '2028-09-02', 'Quốc khánh', 'National Day', '国庆节'],
]

const oneDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

function toDay(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] = oneDay.exec(typed) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The holidays that staff entered as text, dd/MM/yyyy or two days with a dash between, one in a line. */
function entered(text: string): ClosedRow[] {
  return text.split('\n').flatMap((line): ClosedRow[] => {
    const [first, last = first] = line.trim().split(/\s*[-–]\s*/).map(toDay)
    return first && last ? [[first, last, 'Ngày nghỉ của Viện', 'A day off', '休息日']] : []
  })
}

const overlap = (a: ClosedRow, b: ClosedRow) => a[0] <= b[1] && b[0] <= a[1]

const contains = (outer: ClosedRow, inner: ClosedRow) => outer[0] <= inner[0] && inner[1] <= outer[1]

/** Holidays of the lunar calendar, of which staff entered all days. The days of the others were fixed beside their list. */
const isLunar = ([, , name]: ClosedRow) => ['Tết Nguyên đán', 'Giỗ Tổ Hùng Vương'].includes(name)

/**
 * The closed days of a site that had holidays as text: what staff entered, under the name of the public holiday in it,
 * and the other public holidays. Each with an id, in the order of days.
 */
export function closedRows(text: string): { id: string; row: ClosedRow }[] {
  const own = entered(text)
  const named = own.map((row): ClosedRow => {
    const [, , ...names] = publicHolidays.find((holiday) => overlap(holiday, row)) ?? row
    return [row[0], row[1], ...names]
  })
  const others = publicHolidays.filter(
    (holiday) => !own.some((row) => (isLunar(holiday) ? overlap(holiday, row) : contains(row, holiday))),
  )
  return [...named, ...others]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((row) => ({ id: randomBytes(12).toString('hex'), row }))
}
