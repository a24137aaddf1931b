// Listens to one match's own channel while something on screen shows its detail.
import { liveConnection } from '../../../core/socket/live-connection.ts'

export const joinMatch = (id: string): (() => void) => liveConnection.join(`match:${id}`)
