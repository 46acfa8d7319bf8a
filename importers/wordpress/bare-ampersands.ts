const bare = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,8});)/gi

const [begin, end] = ['<![CDATA[', ']]>']

/** Where what may go on in the next piece of a text begins: a reference, or the beginning of a CDATA section. */
function unfinishedFrom(text: string): number {
  const last = text.slice(-11)
  const at = last.search(/[<&]/)
  return at === -1 ? text.length : text.length - last.length + at
}

/** For old exports: after a bare ampersand a parser of XML reads on to the next semicolon, over the end of elements. */
export function ampersandsWritten(): (piece: string, isLast?: boolean) => string {
  let [rest, isInCdata] = ['', false]
  return (piece, isLast = false) => {
    const text = rest + piece
    rest = ''
    const parts: string[] = []
    for (let at = 0; at < text.length; ) {
      const mark = isInCdata ? end : begin
      const result = text.indexOf(mark, at)
      let to = result === -1 ? text.length : result + mark.length
      if (result === -1 && !isLast) {
        const kept = isInCdata ? text.length - (end.length - 1) : unfinishedFrom(text)
        to = Math.max(at, kept)
        rest = text.slice(to)
      }
      const part = text.slice(at, to)
      parts.push(isInCdata ? part : part.replace(bare, '&amp;'))
      if (result === -1) break
      isInCdata = !isInCdata
      at = to
    }
    return parts.join('')
  }
}
