// Subscribes to a match's own channel while its detail is on screen.
import { liveConnection } from '../../../core/socket/live-connection.ts'

export const joinMatch = (id: string): (() => void) => liveConnection.join(`match:${id}`)
