export function Rise() {
  return (
    <svg viewBox="8 15 33 20" width="50" height="30" aria-hidden="true">
      <path
        fill="none"
        stroke="#b8862f"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m10 33 9-6 6 3.5L38 17m-8 .5 8-.5-.5 8"
      />
    </svg>
  )
}
