import { wrapText } from './element'

/** Numbers of law ("13/2023/NĐ-CP", "第13/2023/ND-CP号"), and Chinese ordinals ("第 5 条"). As long as a small phone is wide. */
const unbroken =
  /(?:第 ?)?(?<![\d/])\d{1,5}\/(?:\d{4}\/)?[\p{Lu}\d]{1,12}(?:-\p{Lu}[\p{Lu}\d]{0,11}){1,3}(?![\p{Ll}\p{Lu}\d])(?: ?号)?|第 ?(?:\d{1,6}|[〇零一二两三四五六七八九十百千]{1,9})(?: ?[编章节条款项点號号期次届])?/gu

const asWritten = 'pre, code, kbd, samp'

/** Keeps the browser from breaking lines in a number of law at its hyphen, and between 第 and its number. */
export function keepTogether(fragment: DocumentFragment): void {
  const walker = fragment.ownerDocument.createTreeWalker(fragment, 4)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.closest(asWritten)) continue
    // From the end, so that the places before stay what they are.
    for (const { 0: match, index } of [...text.data.matchAll(unbroken)].reverse())
      wrapText(text, index, index + match.length, { class: 'unbroken' })
  }
}
