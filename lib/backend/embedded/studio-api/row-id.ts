/** A number of a row, as text, in both databases. */
export const rowId = /^\d{1,9}$/
