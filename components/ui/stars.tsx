interface Props {
  stars: number
  label: string
}

export function Stars({ stars, label }: Props) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {/* Not the same sign in another colour: visitors may have colours of their own. */}
      <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
    </span>
  )
}
