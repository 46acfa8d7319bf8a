/** What a portrait derives from a member's data: woman or man from the name, the age from the first year of study. */

export interface Person {
  name: string
  woman: boolean
  /** Full years, in the fixed year of the sample content. */
  age: number
}

/** The present year of the sample content; fixed so that pictures never change. */
const presentYear = 2026
const usualAgeAtFirstEntry = 18

const womenMiddle = ['Thị', 'Nữ', 'Thùy', 'Diệu', 'Kiều']
const womenGiven = [
  'Ánh',
  'Anh Thư',
  'Thư',
  'Mai',
  'Châu',
  'Yến',
  'Diệp',
  'Dương',
  'Vi',
  'My',
  'Lan',
  'Hương',
  'Ngọc',
  'Linh',
  'Hà',
  'Trang',
  'Thảo',
  'Nguyệt',
  'Vân',
  'Hoa',
  'Hạnh',
  'Dung',
  'Oanh',
  'Quỳnh',
  'Chi',
  'Thu',
  'Hằng',
  'Nga',
  'Phượng',
  'Tú Anh',
  'Trúc',
  'Giang',
]
const menMiddle = [
  'Văn',
  'Đình',
  'Công',
  'Đức',
  'Bá',
  'Quốc',
  'Hữu',
  'Khắc',
  'Quang',
  'Hoàng',
  'Duy',
  'Tuấn',
  'Xuân',
  'Trung',
  'Mạnh',
  'Thế',
  'Đăng',
  'Nhật',
]

const isWoman = (fullName: string) => {
  const words = fullName.normalize('NFC').split(/\s+/).slice(1)
  if (words.some((word) => womenMiddle.includes(word))) return true
  if (words.slice(0, -1).some((word) => menMiddle.includes(word))) return false
  return womenGiven.includes(words.at(-1) ?? '')
}

export const personOf = (fullName: string, periods: readonly string[]): Person => {
  const years = periods.flatMap((period) => period.match(/\d{4}/g) ?? []).map(Number)
  const age = years.length === 0 ? 38 : presentYear - Math.min(...years) + usualAgeAtFirstEntry
  return { name: fullName, woman: isWoman(fullName), age: Math.max(24, Math.min(80, age)) }
}
