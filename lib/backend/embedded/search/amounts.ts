import { kindAlternatives } from '@/lib/domain/citations/kinds'
import { fold } from '@/lib/domain/text'

/** Folded words before the number of a text of law or of a part of it: "điều 36 người lao động" has no amount. */
const ofLaw = `(?:${kindAlternatives}|dieu|khoan|diem|so|article|art|clause|point|no)`

const amount = new RegExp(
  `(?<![\\p{Number}第]|第\\s|(?!\\p{Script=Han})\\p{Letter}|(?<![\\p{Letter}\\p{Number}])${ofLaw}\\.?\\s+)` +
    '(\\d{1,3})(?:\\s*(?:个|個|人|天|万|萬|亿|億|元|月|年|岁|歲)|' +
    '\\s*(?:ty|ti|trieu|nghin|thang|nam|ngay|tuan|gio|nguoi|nhan vien|tuoi|lan|millions?|billions?|' +
    'hours?|days?|weeks?|months?|years?|people|employees|times)(?![\\p{Letter}\\p{Number}]|\\s*\\d))',
  'gu',
)

/**
 * The numbers of a query that are amounts. An amount is somebody's own, and texts have others: "nợ lương 2 tháng",
 * "doanh thu 2 tỷ".
 */
export const amountsIn = (query: string): ReadonlySet<string> =>
  new Set(Array.from(fold(query).matchAll(amount), ([, number = '']) => number))
