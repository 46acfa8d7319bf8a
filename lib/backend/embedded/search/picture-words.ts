import { picturesUsedIn } from '../picture-uses/stored-uses'
import { foldedTextBackfill, foldedTextField, foldedTextLike, keepFoldedText } from './folded-text'
import { searchIn } from './search-fields'

/** The field that stands for a search in the titles of what uses a picture. */
export const usedInField = 'usedIn'

const texts = ['filename', 'alt']

/** Keeps the words by which a picture is found. */
export const keepPictureWords = keepFoldedText(texts)

/** Fills the words of pictures that were saved before this column existed, or folded otherwise. */
export const pictureWordsBackfill = foldedTextBackfill('picture-words-2', 'media', texts, true)

/** Lets staff search pictures by the titles of the records that use them, and without accents. */
export const searchPictures = searchIn((req) => ({
  [foldedTextField]: { like: foldedTextLike },
  [usedInField]: { like: async (text) => ({ id: { in: await picturesUsedIn(req, text) } }), isVirtual: true },
}))
