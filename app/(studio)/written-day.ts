export const written = (day: unknown): string =>
  typeof day === 'string' ? day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1') : ''
