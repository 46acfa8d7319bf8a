import { singleSpaced } from '@/lib/domain/text'
import { childOf, parseXml } from './xml'

export interface WordProperties {
  title: string
  authors: string[]
  created: Date | undefined
}

const unchosenTitle = /^(?:microsoft word\b.*|word document|document\d*|untitled|normal|.*\.(?:docx?|dotx?|rtf|tmp))$/i
const nobody =
  /^(?:admin(?:istrator)?|user\d*|windows user|microsoft(?: office user)?|office|owner|pc|home|guest|unknown|author|python-docx|apache poi|hp|dell|asus|acer|lenovo|laptop|desktop(?:-\w+)?)$/i

function rootOf(part: Buffer | undefined): Element | undefined {
  try {
    return part && parseXml(part.toString('utf8')).documentElement
  } catch {
    return undefined
  }
}

export function propertiesOf(part: Buffer | undefined): WordProperties {
  const root = rootOf(part)
  const text = (name: string) => singleSpaced(childOf(root, name)?.textContent ?? '').normalize('NFC')
  const title = text('title')
  const created = new Date(text('created') || Number.NaN)
  const authors = text('creator').split(/\s*[;,]\s*/)
  return {
    title: unchosenTitle.test(title) ? '' : title,
    authors: authors.filter((name) => name !== '' && !nobody.test(name)),
    created: Number.isNaN(created.getTime()) ? undefined : created,
  }
}
