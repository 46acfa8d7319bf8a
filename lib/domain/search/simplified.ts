import { Converter } from 'opencc-js/t2cn'

let convert: ((text: string) => string) | undefined

export function toSimplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  convert ??= Converter({ from: 't', to: 'cn' })
  return convert(text)
}
