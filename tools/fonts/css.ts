import type { Face } from './faces'

const hexadecimal = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

export function unicodeRange(codes: Iterable<number>): string {
  const runs: [number, number][] = []
  for (const code of [...codes].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  return runs
    .map(([first, last]) =>
      first === last ? `U+${hexadecimal(first)}` : `U+${hexadecimal(first)}-${hexadecimal(last)}`,
    )
    .join(', ')
}

export function fontFace({ family, weight }: Face, file: string, codes: Iterable<number>): string {
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange(codes)};
}
`
}
