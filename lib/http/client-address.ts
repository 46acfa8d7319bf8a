/** By this header the caching proxy tells the API whom it talks to; from outside it is dropped. */
export const clientAddressHeader = 'x-client-address'

/** The network address of whoever sent a call. */
export const clientAddress = ({ headers }: Request): string => headers.get(clientAddressHeader) ?? 'unknown'
