// COPY between PostgreSQL and streams in both directions, with back-pressure: memory use does not depend on table size.
import type { Socket } from 'node:net'
import { Readable, Writable } from 'node:stream'
import type { Client } from 'pg'

/** The untyped part of pg's connection that COPY needs. */
interface CopyConnection {
  stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}
interface CommandComplete {
  text: string
}

/** Chunk size in bytes: PostgreSQL sends one message per row, and these are batched. */
const batchSize = 64 * 1024

/** Row count of a command tag such as `COPY 12`. */
const rowsOf = ({ text }: CommandComplete): number => Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)

/** Reads the output of `COPY … TO STDOUT`. pg calls the handle… methods of a submitted query. */
class CopyOut extends Readable {
  rows = 0
  private readonly text: string
  private connection: CopyConnection | undefined
  private batch = Buffer.alloc(batchSize)
  private filled = 0

  constructor(text: string) {
    super({ highWaterMark: 4 * batchSize })
    this.text = text
  }

  submit(connection: CopyConnection): void {
    this.connection = connection
    connection.query(this.text)
  }

  /** Copies the chunk, since pg reuses its buffer. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.destroyed) return
    if (this.filled + chunk.length > this.batch.length) this.flush()
    if (chunk.length > this.batch.length) {
      if (!this.push(Buffer.from(chunk))) this.connection?.stream.pause()
      return
    }
    chunk.copy(this.batch, this.filled)
    this.filled += chunk.length
  }

  private flush(): void {
    if (this.filled === 0) return
    const full = this.push(this.batch.subarray(0, this.filled))
    this.batch = Buffer.alloc(batchSize)
    this.filled = 0
    if (!full) this.connection?.stream.pause()
  }

  override _read(): void {
    this.connection?.stream.resume()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.connection?.stream.resume()
    done(error)
  }

  handleCommandComplete(message: CommandComplete): void {
    this.rows = rowsOf(message)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  handleReadyForQuery(): void {
    if (this.destroyed) return
    this.flush()
    this.push(null)
  }
}

/** Writes the input of `COPY … FROM STDIN`. */
class CopyIn extends Writable {
  rows = 0
  private readonly text: string
  private connection: CopyConnection | undefined
  private isReady = false
  private resume: () => void = () => undefined
  private finish: (error?: Error | null) => void = () => undefined
  private failure: Error | null = null

  constructor(text: string) {
    super({ highWaterMark: 4 * batchSize })
    this.text = text
  }

  submit(connection: CopyConnection): void {
    this.connection = connection
    connection.query(this.text)
  }

  handleCopyInResponse(): void {
    this.isReady = true
    if (this.destroyed) this.connection?.sendCopyFail('cut off')
    this.resume()
  }

  private whenReady(work: (connection: CopyConnection) => void): void {
    const run = (): void => {
      if (this.connection) work(this.connection)
    }
    if (this.isReady) run()
    else this.resume = run
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.whenReady((connection) => {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done())
      else done()
    })
  }

  override _final(done: (error?: Error | null) => void): void {
    this.finish = done
    this.whenReady((connection) => connection.endCopyFrom())
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // Otherwise PostgreSQL would wait for more data and block the connection.
    if (error && this.isReady && error !== this.failure) this.connection?.sendCopyFail('cut off')
    done(error)
  }

  handleCommandComplete(message: CommandComplete): void {
    this.rows = rowsOf(message)
  }

  handleError(error: Error): void {
    this.failure = error
    this.destroy(error)
  }

  handleReadyForQuery(): void {
    if (!this.failure) this.finish()
  }
}

/** Output stream of the statement `COPY … TO STDOUT`; `rows` is valid after its end. */
export const copyOut = (client: Client, text: string): Readable & { rows: number } => client.query(new CopyOut(text) as never)

/** Input stream of the statement `COPY … FROM STDIN`; finishes when PostgreSQL has stored all rows, then `rows` is valid. */
export const copyIn = (client: Client, text: string): Writable & { rows: number } => client.query(new CopyIn(text) as never)
