import type { Language } from '@/lib/domain/languages'

const star = 'm0-6 1.35 4.15h4.36L2.18.71l1.35 4.15L0 2.29l-3.53 2.57 1.35-4.15-3.53-2.56h4.36Z'

const drawings = {
  vi: (
    <>
      <path fill="#da251d" d="M0 0h30v20H0z" />
      <path fill="#ff0" d={star} transform="translate(15 10.5)" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.5" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  ),
  zh: (
    <>
      <path fill="#de2910" d="M0 0h30v20H0z" />
      <path fill="#ffde00" d={star} transform="translate(5 5.3) scale(.55)" />
      {[
        [10, 2],
        [12, 4],
        [12, 7],
        [10, 9],
      ].map(([x, y]) => (
        <path key={`${x} ${y}`} fill="#ffde00" d={star} transform={`translate(${x} ${y}) scale(.18)`} />
      ))}
    </>
  ),
} satisfies Record<Language, React.ReactNode>

export function Flag({ language }: { language: Language }) {
  return (
    <svg viewBox="0 0 30 20" width="24" height="16" aria-hidden="true">
      {drawings[language]}
    </svg>
  )
}
