const drawings = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  call: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  chat: 'M4 5h16v11H11l-5 4v-4H4ZM8 9h8M8 12h5',
  social: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5v-3h-2.5C12 2.5 10.5 4.5 10.5 7v2.5h-3V13h3v8Z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.5-4 3.5-6 8-6s7.5 2 8 6',
  share: 'M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1',
  x: 'm5 5 14 14M19 5 5 19',
  zalo: 'M4 5h16v12h-9l-4 3v-3H4ZM9 8.5h6l-6 5h6',
  linkedin: 'M5 10v9M5 5v.5M10 19v-9m0 4c0-2.5 1.5-4 4-4s4 1.5 4 4v5',
  email: 'M3 6h18v12H3Zm0 1 9 7 9-7',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
} as const

export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
