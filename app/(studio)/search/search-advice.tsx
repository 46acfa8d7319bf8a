import type { UIFieldServerProps } from 'payload'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'
import { previewSize } from '@/lib/domain/preview-size'
import { shownByGoogle, type Advice } from '@/lib/seo/advice'
import { AdviceList } from './advice-list'

const sentences = {
  titleTaken: 'adviceTitleTaken',
  titleCapitals: 'adviceTitleCapitals',
  titleLong: 'adviceTitleLong',
  titleShort: 'adviceTitleShort',
  descriptionMissing: 'adviceDescriptionMissing',
  descriptionSame: 'adviceDescriptionSame',
  descriptionLong: 'adviceDescriptionLong',
  descriptionShort: 'adviceDescriptionShort',
  pictureMissing: 'advicePictureMissing',
  pictureSmall: 'advicePictureSmall',
  altMissing: 'adviceAltMissing',
  headingMissing: 'adviceHeadingMissing',
  authorMissing: 'adviceAuthorMissing',
  dateAhead: 'adviceDateAhead',
  slugLong: 'adviceSlugLong',
  translationMissing: 'adviceTranslationMissing',
} as const satisfies Record<Advice, StudioKey>

/** On an article: what would let it be found and shared better, in the words of whoever writes it. */
export function SearchAdvice({ i18n }: UIFieldServerProps) {
  const words = (key: StudioKey) => wordsFor({ i18n }, key, { ...shownByGoogle, ...previewSize })
  const said = Object.entries(sentences).map(([advice, key]) => [advice, words(key)])
  return <AdviceList name={words('advice')} sentences={Object.fromEntries(said)} />
}
