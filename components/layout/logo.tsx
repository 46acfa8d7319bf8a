interface Props {
  className?: string
  ground?: 'light' | 'dark'
}

const covers = {
  light: ['var(--book, #0f2742)', 'var(--book-shade, #1b3a5c)', '#faf6ee'],
  dark: ['#faf6ee', '#e0d2b8', '#0f2742'],
} as const

export function Logo({ className, ground = 'light' }: Props) {
  const [left, right, lines] = covers[ground]
  return (
    <svg className={className} viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
      <path fill={left} d="M4 8c8-3 14-2 20 2 6-4 12-5 20-2v17c0 9-8 15-20 20C12 40 4 34 4 25Z" />
      <path fill={right} d="M24 10c6-4 12-5 20-2v17c0 9-8 15-20 20Z" />
      <path
        fill="none"
        stroke={lines}
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M24 12v29M9 14c5-1.4 8-1 11 .8M9 20c5-1.4 8-1 11 .8"
      />
      <path
        fill="none"
        stroke={ground === 'dark' ? '#b8862f' : '#d6a94a'}
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m10 33 9-6 6 3.5L38 17m-8 .5 8-.5-.5 8"
      />
    </svg>
  )
}
