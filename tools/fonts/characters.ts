/** Which characters the site's own fonts draw. What stands in neither set is drawn by the visitor's system. */

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const codes = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0)

/** What Vietnamese, English and their punctuation are written with, composed or in parts: one file a face. */
export const everyPage = new Set([
  ...from(0x20, 0x7e),
  ...codes('ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư'),
  ...from(0x1ea0, 0x1ef9),
  // The marks of letters in parts: grave, acute, circumflex, tilde, breve, hook, horn, dot below.
  ...[0x300, 0x301, 0x302, 0x303, 0x306, 0x309, 0x31b, 0x323],
  ...codes('\u00a0–—‘’“”…•·«»‹›×−©®™§°₫€←↑→↓'),
])

/** The other Latin letters and signs, for a name or quotation from elsewhere: a second file, loaded only where one is used. */
export const nowAndThen = new Set(
  [
    ...from(0xa1, 0x24f),
    ...from(0x2b0, 0x2ff),
    ...from(0x300, 0x36f),
    ...from(0x1e00, 0x1eff),
    ...from(0x2010, 0x206f),
    ...from(0x20a0, 0x20cf),
    ...from(0x2100, 0x22ff),
  ].filter((code) => !everyPage.has(code)),
)
