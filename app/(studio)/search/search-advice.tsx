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

/** On an article: advice on how to improve it for search engines and shared links, in the editor's language. */
export function SearchAdvice({ i18n }: UIFieldServerProps) {
  const words = (key: StudioKey) => wordsFor({ i18n }, key, { ...shownByGoogle, ...previewSize })
  const said = Object.entries(sentences).map(([advice, key]) => [advice, words(key)])
  return <AdviceList name={words('advice')} sentences={Object.fromEntries(said)} />
}
