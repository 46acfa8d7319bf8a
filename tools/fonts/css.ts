import type { Face } from './faces'

const hexadecimal = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

export function rangesOf(codes: Iterable<number>): [first: number, last: number][] {
  const ranges: [number, number][] = []
  for (const code of [...codes].sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range?.[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

export function fontFace({ family, weight }: Face, file: string, codes: Iterable<number>): string {
  const ranges = rangesOf(codes).map(([first, last]) =>
    first === last ? `U+${hexadecimal(first)}` : `U+${hexadecimal(first)}-${hexadecimal(last)}`,
  )
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${ranges.join(', ')};
}
`
}
