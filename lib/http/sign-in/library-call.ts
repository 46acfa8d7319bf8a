import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth from 'next-auth'
import { authOptions } from './options'

export interface LibraryAnswer {
  body: unknown
  setCookies: string[]
}

class CollectedAnswer implements LibraryAnswer {
  body: unknown
  setCookies: string[] = []

  getHeader(name: string): string[] | undefined {
    return name === 'Set-Cookie' ? this.setCookies : undefined
  }

  setHeader(name: string, value: string | string[]): this {
    if (name === 'Set-Cookie') this.setCookies = [value].flat()
    return this
  }

  status(): this {
    return this
  }

  json(body: unknown): void {
    this.body = body
  }

  send(body: unknown): void {
    this.body = body
  }

  end(): void {
    // Nothing to close.
  }
}

interface Call {
  path: string[]
  method: 'GET' | 'POST'
  cookies: Record<string, string>
  body?: Record<string, string>
}

export async function callLibrary({ path, ...call }: Call): Promise<LibraryAnswer> {
  const answer = new CollectedAnswer()
  const request = { headers: {}, ...call, query: { nextauth: path } }
  await (NextAuth as (...call: unknown[]) => Promise<unknown>)(
    request as unknown as NextApiRequest,
    answer as unknown as NextApiResponse,
    authOptions(),
  )
  return answer
}
