// Open Graph images: drawn on request, a few at a time, and cached by their content.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Card } from './card.ts'

/** Incremented when equal cards are drawn differently. */
const drawing = 1
/** Bytes of the cache, about two hundred images. */
const mostBytes = 24 * 2 ** 20
/** Concurrent drawings: each blocks the event loop for about 20 ms and a core for as long again. */
const mostAtOnce = 2
const mostWaiting = 24
/** App files that may serve as a background. */
const coverShape = /^\/news\/[A-Za-z0-9_-]{1,80}\.(?:webp|png|jpg)$/

/** Thrown when the queue is so long that another request would wait too long. */
export class PicturesBusy extends Error {}

export interface Pictures {
  /** Includes the quotes; known without drawing. */
  etagOf(card: Card): string
  /** Returns a JPEG. @throws PicturesBusy */
  draw(card: Card): Promise<Buffer>
}

export function createPictures(appDir: string, limit: number = mostBytes): Pictures {
  const cached = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let running = 0
  let bytes = 0
  let opened: Promise<(card: Card) => Promise<Buffer>> | undefined

  const keyOf = (card: Card): string =>
    createHash('sha1')
      .update(`${drawing} ${JSON.stringify(card)}`)
      .digest('base64url')

  async function readCover(path: string): Promise<Buffer | null> {
    if (!coverShape.test(path)) return null
    return readFile(join(appDir, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
  }

  /** Loads on the first image: most test servers, and every relay, draw none. */
  async function open(): Promise<(card: Card) => Promise<Buffer>> {
    const [{ drawCard }, { addFaces, createWritable }] = await Promise.all([import('./draw.ts'), import('./fonts.ts')])
    addFaces(appDir)
    const writable = createWritable()
    return (card) => drawCard(card, { writable, readCover })
  }
  function opening(): NonNullable<typeof opened> {
    opened ??= open()
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  async function acquire(): Promise<void> {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new PicturesBusy('too many pictures are being drawn')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
  }
  /** The next in the queue takes over the slot. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  function addToCache(key: string, made: Buffer): void {
    cached.set(key, made)
    bytes += made.length
    for (const [oldest, { length }] of cached) {
      if (bytes <= limit) break
      cached.delete(oldest)
      bytes -= length
    }
  }

  async function drawNow(key: string, card: Card): Promise<Buffer> {
    await acquire()
    try {
      const draw = await opening()
      const made = await draw(card)
      addToCache(key, made)
      return made
    } finally {
      leave()
    }
  }

  return {
    etagOf: (card) => `"${keyOf(card)}"`,
    async draw(card) {
      const key = keyOf(card)
      const known = cached.get(key)
      if (known) {
        // Moves it to the end, as most recently used.
        cached.delete(key)
        cached.set(key, known)
        return known
      }
      const shared = underWay.get(key)
      if (shared) return shared
      const made = drawNow(key, card).finally(() => underWay.delete(key))
      underWay.set(key, made)
      return made
    },
  }
}
