import { escapeHtml } from '@/lib/domain/text'

/** Characters that no XML document may contain (XML 1.0, section 2.2). */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escaped before it is normalised: in HTML, `>` and the sign that strikes it through would become one letter. */
const escape = (text: string) => escapeHtml(text.replace(forbidden, '')).normalize('NFC')

export interface Xml {
  xml: string
}

type Child = Xml | string | number | false | undefined

export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  ...children: Child[]
): Xml {
  const start = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escape(String(value))}"`)
  const inside = children
    .map((child) =>
      child === undefined || child === false ? '' : typeof child === 'object' ? child.xml : escape(String(child)),
    )
    .join('')
  return { xml: inside === '' ? `<${name}${start.join('')}/>` : `<${name}${start.join('')}>${inside}</${name}>` }
}

export const xmlDocument = ({ xml }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
