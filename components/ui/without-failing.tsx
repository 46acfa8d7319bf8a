'use client'

import { catchError } from 'next/error'

/** Error boundary around an optional part: if it fails, or its script does not load, nothing is rendered. */
export const WithoutFailing = catchError(() => null)
