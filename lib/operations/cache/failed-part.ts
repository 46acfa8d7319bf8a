/**
 * How React marks a Suspense boundary of which the content could not be rendered: in its place, or by a script where the
 * boundary was streamed earlier. The status is 200 then. What Next throws to say that a page is missing or elsewhere is
 * no failure.
 */
const marks = [
  /<!--\$!--><template(?! data-dgst="NEXT_)/,
  /<script>\$RX(?:=function[^]*?\$RX)?\("[^"]*"(?!,"NEXT_)/,
] as const

/** What is found quickly in a page without failures, which almost all are. */
const hints = ['<!--$!-->', '<script>$RX'] as const

export const hasFailedPart = (html: string | Buffer): boolean =>
  hints.some((hint) => html.includes(hint)) && marks.some((mark) => mark.test(html.toString()))
