'use client'

import { catchError } from 'next/error'

/** Around an addition that the page can do without: where it fails, or its script does not arrive, there is nothing. */
export const WithoutFailing = catchError(() => null)
