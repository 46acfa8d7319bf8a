import type { Language } from '../languages'
import { queryWords, wordsInOrder } from './words'
import type { ArticleType } from '../sections'
import { fold } from '../text'

const kinds: Record<Language, readonly (readonly [words: string, type: ArticleType])[]> = {
  vi: [
    ['khóa học', 'TRAINING'],
    ['khóa', 'TRAINING'],
    ['lớp học', 'TRAINING'],
    ['đào tạo', 'TRAINING'],
    ['tập huấn', 'TRAINING'],
    ['buổi học', 'TRAINING'],
    ['lớp', 'TRAINING'],
    ['dịch vụ', 'SERVICE'],
    ['tin tức', 'NEWS'],
    ['nghiên cứu', 'RESEARCH'],
    ['khảo sát', 'RESEARCH'],
  ],
  en: [
    ['course', 'TRAINING'],
    ['courses', 'TRAINING'],
    ['training', 'TRAINING'],
    ['class', 'TRAINING'],
    ['classes', 'TRAINING'],
    ['workshop', 'TRAINING'],
    ['service', 'SERVICE'],
    ['services', 'SERVICE'],
    ['news', 'NEWS'],
    ['research', 'RESEARCH'],
    ['survey', 'RESEARCH'],
  ],
  zh: [
    ['课程', 'TRAINING'],
    ['培训', 'TRAINING'],
    ['服务', 'SERVICE'],
    ['新闻', 'NEWS'],
    ['研究', 'RESEARCH'],
  ],
}

const spaced = (text: string) => ` ${text} `

/** The word that stands for a section among those that an article is found by. No text has it: "=" is no letter. */
export const typeWord = (type: ArticleType): string => `=${type.toLowerCase()}`

/** A query that begins so wants to learn something: "học môi giới", but not "học viện" and "học phí". */
const learning = /^ (?:học|hoc) (?!viện |viên |vien |phí |phi |bổng |bong |sinh |thuật |thuat )\S/

export function kindOf(query: string, language: Language): { type: ArticleType; words: string[] } | undefined {
  const words = wordsInOrder(query)
  const written = spaced(words.map((word) => word.written).join(' '))
  const isTypedPlain = words.every((word) => word.written === word.folded)
  // "khoa" alone is a faculty as often as a course typed without accents, and "lop" a tyre or a layer.
  const named = kinds[language].filter(([kind]) =>
    isTypedPlain && !['khóa', 'lớp'].includes(kind)
      ? written.includes(spaced(fold(kind)))
      : written.includes(spaced(kind)),
  )
  const type = named[0]?.[1]
  if (!type && language === 'vi' && learning.test(written)) return { type: 'TRAINING', words: ['hoc'] }
  return type && { type, words: named.filter(([, each]) => each === type).flatMap(([kind]) => queryWords(kind)) }
}
