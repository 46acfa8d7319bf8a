const drawings = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  call: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  chat: 'M4 5h16v11H11l-5 4v-4H4ZM8 9h8M8 12h5',
  social: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5v-3h-2.5C12 2.5 10.5 4.5 10.5 7v2.5h-3V13h3v8Z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.5-4 3.5-6 8-6s7.5 2 8 6',
} as const

/** The icons of buttons without text. */
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
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
