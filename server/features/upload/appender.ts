// Appends parts to pending files. Received bytes stay when the sender disconnects. Of two senders of one upload the later one continues,
// because the earlier is usually a dead connection.
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fail } from '../../core/http/fail.ts'

interface Writer {
  stop(): void
  done: Promise<void>
}

export interface Appender {
  /** Throws upload-offset unless the file ends at `from`; else the source's error, after writing what preceded it. */
  append(path: string, from: number, source: Readable): Promise<void>
}

/** `still`: milliseconds without data after which a sender is dropped. */
export function createAppender(still: number): Appender {
  const writers = new Map<string, Writer>()

  async function write(path: string, from: number, source: Readable): Promise<void> {
    const file = await open(path, 'a', 0o600)
    try {
      if ((await file.stat()).size !== from) throw fail('upload-offset')
      const waiting = setTimeout(() => source.destroy(fail('upload-broken')), still)
      try {
        for await (const chunk of source) {
          waiting.refresh()
          await file.appendFile(chunk as Buffer)
        }
      } finally {
        clearTimeout(waiting)
      }
    } finally {
      await file.close()
    }
  }

  return {
    async append(path, from, source) {
      const before = writers.get(path)
      before?.stop()
      let isStopped = false
      const writing = async (): Promise<void> => {
        // However the earlier one ended: only the current length of the file matters.
        await before?.done.catch(() => undefined)
        if (isStopped) throw fail('upload-offset')
        await write(path, from, source)
      }
      const mine: Writer = {
        stop() {
          isStopped = true
          source.destroy(fail('upload-offset'))
        },
        done: writing(),
      }
      writers.set(path, mine)
      try {
        await mine.done
      } finally {
        if (writers.get(path) === mine) writers.delete(path)
      }
    },
  }
}
