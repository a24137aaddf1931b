// Asks a page something that it answers when its app runs: one that is still starting, or dead, says nothing.
import type { PageToWorker, WorkerToPage } from '../contract/wire/worker.ts'

/** Whether the page took the message within so many milliseconds. */
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
