// Sends a page a message that it acknowledges while its app runs: a page that is starting, or dead, does not reply.
import type { PageToWorker, WorkerToPage } from '../contract/wire/worker.ts'

/** Whether the page acknowledges the message within `patience` milliseconds. */
export function takenBy(client: WindowClient, message: WorkerToPage, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const late = setTimeout(() => resolve(false), patience)
    port1.onmessage = ({ data }: MessageEvent<PageToWorker>) => {
      clearTimeout(late)
      resolve(data.type === 'alive')
    }
    client.postMessage(message, [port2])
  })
}
