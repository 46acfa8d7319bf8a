interface Props {
  /** Signed time at which the form was opened, if the server has set it already. */
  opened?: string
  trapLabel: string
}

/** Hidden fields of a request: when the form was first focused, and a honeypot that only bots fill in. */
export function HoneypotFields({ opened, trapLabel }: Props) {
  return (
    <>
      <input type="hidden" name="opened" defaultValue={opened ?? ''} />
      <p className="visually-hidden" aria-hidden="true">
        <label>
          {trapLabel} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  )
}
