import styles from './form-notes.module.css'

interface Props {
  /** A text with the placeholder `{reference}`. */
  sentence: string
  reference: string
}

/** A sentence with the reference of a request, which is read out on the phone: no line breaks at its hyphen. */
export function WithReference({ sentence, reference }: Props) {
  const [before, after] = sentence.split('{reference}')
  return (
    <>
      {before}
      <span className={styles.reference}>{reference}</span>
      {after}
    </>
  )
}
