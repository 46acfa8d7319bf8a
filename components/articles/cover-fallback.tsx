export function CoverFallback() {
  return (
    <svg viewBox="0 0 160 90" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="#0f2742" d="M0 0h160v90H0z" />
      <path fill="#1b3a5c" d="M0 62c40-18 80-22 160-6v34H0z" />
      <path
        fill="none"
        stroke="#efe6d5"
        strokeWidth="1.2"
        d="M58 30c9-4 16-3 22 2 6-5 13-6 22-2v28c-9-4-16-3-22 2-6-5-13-6-22-2zM80 32v28"
      />
      <path
        fill="none"
        stroke="#d6a94a"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m52 72 18-9 12 5 26-16"
      />
    </svg>
  )
}
