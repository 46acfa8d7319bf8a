/** The caching proxy sends the client's address to the API in this header. It is removed from incoming requests. */
export const clientAddressHeader = 'x-client-address'

export const clientAddress = ({ headers }: Pick<Request, 'headers'>): string =>
  headers.get(clientAddressHeader) ?? 'unknown'
