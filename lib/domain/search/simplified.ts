import { Converter } from 'opencc-js/t2cn'

let convert: ((text: string) => string) | undefined

/** Traditional Chinese in simplified characters; other text is left as it is. */
export function toSimplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  convert ??= Converter({ from: 't', to: 'cn' })
  return convert(text)
}
